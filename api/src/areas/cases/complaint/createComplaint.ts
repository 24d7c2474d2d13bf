import { aberrationTexts, deadlineDays } from '@byggtun/shared/contract/aberrationForm';
import type { Actor } from '@byggtun/shared/contract/actor';
import type { AttachmentsToSave } from '@byggtun/shared/contract/attachment';
import { addDays } from '@byggtun/shared/contract/day';

import { refuse } from '../../../core/http/refuse';
import { today } from '../../../core/time/today';
import { attachNew } from '../../../record/attachment/attachNew';
import { findNewResponsible } from '../../../record/case/findNewResponsible';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import { requireCase } from '../../../record/case/requireCase';
import { tellNewResponsible } from '../../../record/case/tellNewResponsible';
import type { RequestMark } from '../../../record/idempotency/requestMark';
import { complaintCase } from './complaintCase';

/** A complaint that follows from another area's record. */
export interface NewComplaint {
  name: string;
  description: string;
  /** `YYYY-MM-DD`; left out, that of a new deviation. */
  deadline?: string | null | undefined;
  projectId: number;
  houseId: number | null;
  sectionId: number | null;
  /** Contact person. */
  responsibleId: number;
  attachments?: AttachmentsToSave | undefined;
}

/**
 * Registers an open complaint in the caller's transaction, with the customer of its section; the responsible is written to.
 * @param mark of the form that it comes from; whether it was saved before is asked by `findSavedBefore`
 * @returns its id
 * @throws Refusal 400 in `contactPersonId` for who can't be responsible
 */
export const createComplaint = async (
  saving: Parameters<typeof attachNew>[0],
  actor: Actor,
  { name, description, projectId, houseId, sectionId, responsibleId, attachments, ...more }: NewComplaint,
  mark: RequestMark,
): Promise<number> => {
  const { transaction } = saving;
  const responsible = await findNewResponsible(transaction, actor, responsibleId);
  if (!responsible) throw refuse.invalid({ contactPersonId: [aberrationTexts.wrongResponsible] });
  const deadline = more.deadline ?? addDays(today(), deadlineDays);
  const { id } = await transaction
    .insertInto('complaint')
    .values((eb) => ({
      name,
      description,
      status: 0,
      line_date: today(),
      deadline,
      project_id: projectId,
      house_id: houseId,
      section_id: sectionId,
      customer_id:
        sectionId === null
          ? null
          : eb.selectFrom('section').where('section.id', '=', sectionId).select('section.customer_id'),
      responsible_id: responsible.id,
      company_id: responsible.company_id,
      created_by_id: actor.id,
      ...mark,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await attachNew(saving, actor, { kind: 'complaint', id }, attachments);
  await publishCaseChanged(transaction, { type: 'complaint', id }, { companyIds: [responsible.company_id] });
  const found = await requireCase(transaction, complaintCase, { actor, id });
  await tellNewResponsible(transaction, actor, { ...found, deadline, description }, responsible.id);
  return id;
};
