import type { Mark } from 'prosemirror-model';
import type { Command, EditorState } from 'prosemirror-state';

import { safeHref } from '../safeHref';
import { schema } from './schema';

const { link } = schema.marks;

/** What a person writes as an address: also without its beginning, an e-mail, a telephone number. */
export function hrefOf(written: string): string | undefined {
  const text = written.trim();
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return safeHref(`mailto:${text}`);
  if (/^\+?[\d ]{5,}$/.test(text)) return safeHref(`tel:${text.replaceAll(' ', '')}`);
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return safeHref(`https://${text}`);
  return safeHref(text);
}

const linkOf = (marks: readonly Mark[]) => marks.find(({ type }) => type === link);

/** The whole link around the caret, or what is selected. */
function extent(state: EditorState): { from: number; to: number; href?: string } {
  const { $from, from, to, empty } = state.selection;
  const mark = linkOf($from.marksAcross(state.doc.resolve(to)) ?? []) ?? linkOf($from.marks());
  if (!mark) return { from, to };
  const href = String(mark.attrs.href);
  if (!empty) return { from, to, href };
  const found = { from, to, href };
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset;
    if (!mark.isInSet(node.marks) || start > from || start + node.nodeSize < from) return;
    found.from = start;
    found.to = start + node.nodeSize;
  });
  return found;
}

/** The address of the link that the selection is in. */
export const currentHref = (state: EditorState): string | undefined => extent(state).href;

/** Makes a link of what is selected, or of the link that the caret is in; without either the address itself is written. */
export const setLink =
  (href: string, written: string): Command =>
  (state, dispatch) => {
    const { from, to } = extent(state);
    const mark = link.create({ href });
    dispatch?.(
      from === to
        ? state.tr.insert(from, schema.text(written.trim(), [mark])).removeStoredMark(link)
        : state.tr.addMark(from, to, mark).removeStoredMark(link),
    );
    return true;
  };

/** Takes the link away and leaves its text. */
export const removeLink: Command = (state, dispatch) => {
  const { from, to } = extent(state);
  dispatch?.(state.tr.removeMark(from, to, link));
  return true;
};

/** Whether the selection is in a link. */
export const isLinked = (state: EditorState): boolean => currentHref(state) !== undefined;
