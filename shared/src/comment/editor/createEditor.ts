import { history } from 'prosemirror-history';
import { EditorState, Plugin, Selection } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';

import { editorKeys } from './editorKeys';
import { docOfHtml } from './htmlOfDoc';
import { takePasted } from './takePasted';

interface EditorStart {
  html: string;
  /** Attributes of the element that one writes in. */
  attributes: Record<string, string>;
  /** After each change of text, selection or focus. */
  onChange: (state: EditorState) => void;
  /** Sees a key first; true when it has dealt with it. */
  onKey: (event: KeyboardEvent) => boolean;
  /** Files that were pasted; true when they were taken. */
  onFiles: (files: readonly File[]) => boolean;
  /** What was dropped; true when it holds files or folders, which are taken. */
  onDropped: (transfer: DataTransfer) => boolean;
}

/** The state of an editor that begins with this text. @param fromEnd how far before its end the caret stands; without it at the start */
const stateOf = (html: string, plugins: readonly Plugin[], fromEnd?: number) => {
  const doc = docOfHtml(html);
  const caret = fromEnd === undefined ? 0 : Math.max(0, doc.content.size - fromEnd);
  return EditorState.create({ doc, plugins, selection: Selection.near(doc.resolve(caret)) });
};

/** An editor in a place of the page. */
export function createEditor(place: HTMLElement, start: EditorStart) {
  const first = new Plugin({ props: { handleKeyDown: (_view, event) => start.onKey(event) } });
  const plugins = [first, history(), ...editorKeys];
  const view: EditorView = new EditorView(place, {
    state: stateOf(start.html, plugins),
    attributes: start.attributes,
    handleDOMEvents: {
      paste: (_view, event) => {
        event.preventDefault();
        const { clipboardData: data } = event;
        return start.onFiles([...(data?.files ?? [])]) || takePasted(view, { data }) || true;
      },
      drop: (_view, event) => {
        // What is moved within the text ProseMirror knows already.
        if (view.dragging) return false;
        event.preventDefault();
        const { dataTransfer: data, clientX: left, clientY: top } = event;
        if (data && start.onDropped(data)) return true;
        return takePasted(view, { data, at: view.posAtCoords({ left, top })?.pos }) || true;
      },
    },
    dispatchTransaction: (transaction) => {
      view.updateState(view.state.apply(transaction));
      start.onChange(view.state);
    },
  });
  return {
    view,
    /** Begins anew with this text, with nothing to undo. The caret stays before what it stood before: a text that failed comes back in front of it. */
    restart: (html: string) => {
      const { doc, selection } = view.state;
      view.updateState(stateOf(html, plugins, doc.content.size - selection.head));
    },
  };
}

export type Editor = ReturnType<typeof createEditor>;
