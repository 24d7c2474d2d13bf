import { chainCommands, toggleMark } from 'prosemirror-commands';
import { undo, undoDepth } from 'prosemirror-history';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';

import { schema } from './schema';

const { bulletList, listItem, orderedList } = schema.nodes;
const { em, strong } = schema.marks;

const hasMark = (mark: MarkType) => (state: EditorState) => {
  const { empty, from, to, $from } = state.selection;
  return empty
    ? Boolean(mark.isInSet(state.storedMarks ?? $from.marks()))
    : state.doc.rangeHasMark(from, to, mark);
};

/** The list around the selection, or the first one in it: where it is and of which kind. */
const listAround = ({ doc, selection: { $from, from, to } }: EditorState) => {
  const isOne = ({ type }: Node) => type === bulletList || type === orderedList;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (isOne(node)) return { type: node.type, at: $from.before(depth) };
  }
  const inside: { type: NodeType; at: number }[] = [];
  doc.nodesBetween(from, to, (node, at) => {
    if (isOne(node)) inside.push({ type: node.type, at });
  });
  return inside[0];
};

const isList = (type: NodeType) => (state: EditorState) => listAround(state)?.type === type;

/** Makes the other kind of list of the one around the selection. */
const turnList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const around = listAround(state);
    if (!around || around.type === type) return false;
    dispatch?.(state.tr.setNodeMarkup(around.at, type));
    return true;
  };

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isList(type)(state)
      ? liftListItem(listItem)(state, dispatch)
      : chainCommands(turnList(type), wrapInList(type))(state, dispatch);

/** Begins a mention where the caret is, as '@' on the keyboard does. */
const beginMention: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, ' ');
  dispatch?.(state.tr.insertText(/\S$/.test(before) ? ' @' : '@').scrollIntoView());
  return true;
};

/** What the buttons above the text do. */
export const toolCommands = {
  bold: { run: toggleMark(strong), isOn: hasMark(strong) },
  italic: { run: toggleMark(em), isOn: hasMark(em) },
  bullets: { run: toggleList(bulletList), isOn: isList(bulletList) },
  numbers: { run: toggleList(orderedList), isOn: isList(orderedList) },
  mention: { run: beginMention },
  undo: { run: undo, isOff: (state: EditorState) => undoDepth(state) === 0 },
} satisfies Record<
  string,
  { run: Command; isOn?: (state: EditorState) => boolean; isOff?: (state: EditorState) => boolean }
>;
