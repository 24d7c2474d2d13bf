import { aberrationTexts } from '@byggtun/shared/contract/aberrationForm';
import type { ActionType, Severity } from '@byggtun/shared/contract/actionStatus';
import { treatedStatus } from '@byggtun/shared/contract/actionStatus';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { AttachmentsToSave } from '@byggtun/shared/contract/attachment';
import { sql } from 'kysely';

import { refuse } from '../../../core/http/refuse';
import { attachNew } from '../../../record/attachment/attachNew';
import { findNewResponsible } from '../../../record/case/findNewResponsible';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import { requireCase } from '../../../record/case/requireCase';
import { tellNewResponsible } from '../../../record/case/tellNewResponsible';
import type { RequestMark } from '../../../record/idempotency/requestMark';
import { actionCase } from './actionCase';

/** An action that follows from another area's record. */
export interface NewAction {
  title: string;
  description: string;
  actionType: ActionType;
  severity: Severity | null;
  /** `YYYY-MM-DD`. */
  deadline: string;
  /** The deviation that it is one more action of; null for one by itself. */
  aberrationId: number | null;
  projectId: number;
  houseId: number | null;
  sectionId: number | null;
  /** Contact person. */
  responsibleId: number;
  attachments?: AttachmentsToSave | undefined;
}

/**
 * Makes an open action in the caller's transaction; the responsible is written to, and a deviation that was closed is open again.
 * @param mark of the form that it comes from; whether it was saved before is asked by `findSavedBefore`
 * @returns its id
 * @throws Refusal 400 in `responsibleId` for who can't be responsible
 */
export const createAction = async (
  saving: Parameters<typeof attachNew>[0],
  actor: Actor,
  { aberrationId, projectId, houseId, sectionId, responsibleId, attachments, ...words }: NewAction,
  mark: RequestMark,
): Promise<number> => {
  const { transaction } = saving;
  const responsible = await findNewResponsible(transaction, actor, responsibleId);
  if (!responsible) throw refuse.invalid({ responsibleId: [aberrationTexts.wrongResponsible] });
  const { title, description, severity, deadline, actionType: action_type } = words;
  const { id } = await transaction
    .insertInto('action')
    .values({
      ...{ title, description, severity, deadline, action_type },
      aberration_id: aberrationId,
      project_id: projectId,
      house_id: houseId,
      section_id: sectionId,
      responsible_id: responsible.id,
      company_id: responsible.company_id,
      created_by_id: actor.id,
      ...mark,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (aberrationId !== null)
    await transaction
      .updateTable('aberration')
      .set({ status: 1, updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', aberrationId)
      .where('status', '=', treatedStatus)
      .execute();
  await attachNew(saving, actor, { kind: 'action', id }, attachments);
  const hearers = { companyIds: [responsible.company_id], personIds: [actor.id] };
  await publishCaseChanged(transaction, { type: 'action', id }, hearers);
  const found = await requireCase(transaction, actionCase, { actor, id });
  await tellNewResponsible(transaction, actor, { ...found, deadline, description }, responsible.id);
  return id;
};
