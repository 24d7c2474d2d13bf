import type { Actor } from '@byggtun/shared/contract/actor';
import { checklistMay, checklistTexts } from '@byggtun/shared/contract/checklistRules';

import { refuse } from '../../../core/http/refuse';
import type { StoredChecklist } from './checklistTable';

/** Lets pass who may change the checklist. @throws Refusal 403 for who is not responsible, 400 once it is completed */
export const requireEdit = (actor: Actor, before: StoredChecklist): void => {
  const { responsible_id: responsibleId, is_completed: isCompleted } = before;
  if (checklistMay(actor, { responsibleId, isCompleted }).edit) return;
  throw isCompleted ? refuse.rule(checklistTexts.isCompleted) : refuse.forbidden(checklistTexts.notAssigned);
};
