import { checklistList, selectChecklists } from './checklistList';
import { findChecklistRows } from './checklistRows';

/** The list of checklists with where its rows come from. */
export const checklistSource = {
  list: checklistList,
  select: selectChecklists,
  findRows: findChecklistRows,
};
