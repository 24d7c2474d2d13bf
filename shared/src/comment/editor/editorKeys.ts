import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';

import { schema } from './schema';

const { hardBreak, listItem } = schema.nodes;
const { em, strong } = schema.marks;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(hardBreak.create()).scrollIntoView());
  return true;
};

/** At the start of an item it stops being one, before it is joined with what stands above. */
const leaveList: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  return empty && $from.parentOffset === 0 && liftListItem(listItem)(state, dispatch);
};

/** The keys that people know from other editors. Tab is left to the page: it leads to the next field. */
export const editorKeys = [
  keymap({
    'Mod-b': toggleMark(strong),
    'Mod-i': toggleMark(em),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Shift-Enter': breakLine,
    Enter: splitListItem(listItem),
    Backspace: leaveList,
  }),
  keymap(baseKeymap),
];
