import { checklistList, selectChecklists } from './checklistList';
import { findChecklistRows } from './checklistRows';

export const checklistSource = {
  list: checklistList,
  select: selectChecklists,
  findRows: findChecklistRows,
};
