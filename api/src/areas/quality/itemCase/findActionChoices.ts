import {
  actionTypeNumbers,
  actionTypes,
  severities,
  severityNumbers,
} from '@byggtun/shared/contract/actionStatus';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { ItemActionChoices } from '@byggtun/shared/contract/itemCase';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { requireCase } from '../../../record/case/requireCase';
import { checklistCase } from '../checklist/checklistCase';
import { requireStaff } from '../checklist/visibleTo';
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
  await requireCase(db, checklistCase, { actor: requireStaff(actor), id });
  return {
    aberrationActions: await findItemActions(db, id),
    aberrationActionTypes: actionTypeNumbers.map((key) => ({ key, value: actionTypes[key].text })),
    actionSeverities: severityNumbers.map((key) => ({ key, value: severities[key].text })),
  };
};
