import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

import { caseMark } from '../itemCase/shownCase';

/** What is fetched anew has new objects; only a new version, or a change of its case, is another item. */
export const isSameItem = (before: ChecklistItem, after: ChecklistItem | undefined): boolean =>
  before === after ||
  (before.id === after?.id && before.version === after.version && caseMark(before) === caseMark(after));
