import {
  actionTypeNumbers,
  actionTypes,
  severities,
  severityNumbers,
} from '@byggtun/shared/contract/actionStatus';
import type { Actor } from '@byggtun/shared/contract/actor';
import { checklistTexts } from '@byggtun/shared/contract/checklistRules';
import type { ItemActionChoices } from '@byggtun/shared/contract/itemCase';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { requireCase } from '../../../record/case/requireCase';
import { requireStaff } from '../../../record/person/requireStaff';
import { checklistCase } from '../checklist/checklistCase';
import { findItemActions } from './findItemActions';

/**
 * What the dialog of an action shows and offers.
 * @throws Refusal 403 for everybody but developer staff, 404 when the checklist is not there
 */
export const findActionChoices = async (
  db: Kysely<Database>,
  actor: Actor,
  id: number,
): Promise<ItemActionChoices> => {
  await requireCase(db, checklistCase, { actor: requireStaff(actor, checklistTexts.onlyStaff), id });
  return {
    aberrationActions: await findItemActions(db, id),
    aberrationActionTypes: actionTypeNumbers.map((key) => ({ key, value: actionTypes[key].text })),
    actionSeverities: severityNumbers.map((key) => ({ key, value: severities[key].text })),
  };
};
