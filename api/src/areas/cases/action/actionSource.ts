import { actionList, selectActions } from './actionList';
import { findActionRows } from './actionRows';

/** The list of actions with where its rows come from. */
export const actionSource = { list: actionList, select: selectActions, findRows: findActionRows };
