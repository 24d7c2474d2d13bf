import type { EditorState } from 'prosemirror-state';

/** A mention that is being written: where, and what of the name so far. */
export interface MentionQuery {
  from: number;
  to: number;
  text: string;
}

/** The '@' before the caret with what follows, when it begins a word; undefined when nobody is about to be mentioned. */
export function mentionQuery({ selection, doc }: EditorState): MentionQuery | undefined {
  const { $from, empty, from: to } = selection;
  if (!empty || !$from.parent.isTextblock) return undefined;
  const before = doc.textBetween($from.start(), to, undefined, '\uFFFC');
  const [, text] = /(?:^|[\s(\uFFFC])@([\p{L}\p{M}\d'-]*(?: [\p{L}\p{M}'-]*)?)$/u.exec(before) ?? [];
  return text === undefined ? undefined : { from: to - text.length - 1, to, text };
}
