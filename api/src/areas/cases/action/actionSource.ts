import { actionList, selectActions } from './actionList';
import { findActionRows } from './actionRows';

export const actionSource = { list: actionList, select: selectActions, findRows: findActionRows };
