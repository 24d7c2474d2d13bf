import { Slice } from 'prosemirror-model';
import type { EditorView } from 'prosemirror-view';

import { textHtml } from '../textHtml';
import { cleanPaste } from './cleanPaste';
import { docOfHtml, sliceOf } from './htmlOfDoc';

/** What somebody pastes or drops here, as a piece of a comment; undefined when there is nothing to read in it. */
function sliceIn(data: DataTransfer): Slice | undefined {
  const html = data.getData('text/html');
  if (html) return sliceOf(cleanPaste(html));
  const text = data.getData('text/plain').trim();
  return text ? Slice.maxOpen(docOfHtml(textHtml(text)).content) : undefined;
}

interface Pasted {
  data: DataTransfer | null;
  /** Where it goes; what is selected when nothing is said. */
  at?: number | undefined;
}

/**
 * Puts what is pasted or dropped into the text. ProseMirror's own way makes elements of text by the browser's parser, which is
 * closed here (Trusted Types).
 */
export function takePasted(view: EditorView, { data, at }: Pasted): boolean {
  const slice = data ? sliceIn(data) : undefined;
  if (!slice) return false;
  const { tr } = view.state;
  view.dispatch((at === undefined ? tr.replaceSelection(slice) : tr.replace(at, at, slice)).scrollIntoView());
  return true;
}
