import type { Actor } from '@byggtun/shared/contract/actor';
import { itemCaseTexts } from '@byggtun/shared/contract/itemCase';

import { refuse } from '../../../core/http/refuse';
import { requireEdit } from '../checklist/requireEdit';
import type { LockedItem } from './lockItem';

/**
 * Lets pass who may make this kind of case of an item that has none.
 * @throws Refusal 403 for who is not responsible; 400 once the checklist is completed, for another kind, and when there is a case
 */
export const requireNoCase = (
  actor: Actor,
  { item, checklist, discrepancyType }: LockedItem,
  wanted: LockedItem['discrepancyType'],
): void => {
  requireEdit(actor, checklist);
  if (discrepancyType !== wanted) throw refuse.rule(itemCaseTexts.otherType);
  if (item.aberration_id !== null || item.complaint_id !== null || item.action_id !== null)
    throw refuse.rule(itemCaseTexts.caseThere);
};
