import type { Actor } from '@byggtun/shared/contract/actor';
import { commentTexts } from '@byggtun/shared/contract/commentSave';
import { complaintMay, isDone, isResponsible, mayBecome } from '@byggtun/shared/contract/complaintRules';
import { finishedStatus } from '@byggtun/shared/contract/complaintStatus';
import { complaintTexts, type updateComplaint } from '@byggtun/shared/contract/complaintUpdate';
import type * as z from 'zod';

import { refuse } from '../../../core/http/refuse';
import { addsFilesAlone, type NewFiles } from '../../../record/case/addsFilesAlone';
import { requireVersion } from '../../../record/case/requireVersion';
import type { Complaint } from './complaintTable';

/** The whole complaint as the caller sends it. */
export type ComplaintInput = z.output<typeof updateComplaint.body>;

/** What a save changes; undefined stays as it is. */
export interface ComplaintChange {
  kind: 'change';
  status: Complaint['status'] | undefined;
  responsibleId: number | undefined;
}

const onlyStaffText = 'Kun Byggtun kan sette saken til en annen status enn utført.';
const nothingText = 'Ingenting er endret. Velg ny status eller ny ansvarlig.';
const statusText = 'Saken kan ikke få denne statusen.';

const caseOf = ({ responsible_id, company_id, status }: Complaint) => ({
  responsibleId: responsible_id,
  responsibleCompanyId: company_id,
  status,
});

const checkStatus = (
  actor: Actor,
  before: Complaint,
  lineStatus: Complaint['status'],
  newComment: string | undefined,
) => {
  const may = complaintMay(actor, caseOf(before));
  if (!may.changeStatus && lineStatus !== finishedStatus) throw refuse.forbidden(onlyStaffText);
  if (!may.changeStatus && !may.finish) throw refuse.rule(complaintTexts.alreadyDone);
  if (!mayBecome(before.status, lineStatus)) throw refuse.invalid({ lineStatus: [statusText] });
  if (!newComment) throw refuse.invalid({ newComment: [commentTexts.missingInDialog] });
};

const allowedChange = (actor: Actor, before: Complaint, input: ComplaintInput): ComplaintChange => {
  const { lineStatus = before.status, contactPersonId = before.responsible_id, newComment } = input;
  if (!isResponsible(actor, caseOf(before))) throw refuse.forbidden(complaintTexts.notResponsible);
  requireVersion(before, input, complaintTexts.stale);
  const status = lineStatus !== before.status;
  const responsible = contactPersonId !== before.responsible_id;
  if (status) checkStatus(actor, before, lineStatus, newComment);
  if (!status && !responsible)
    throw refuse.rule(isDone(before.status) && !actor.isByggtun ? complaintTexts.alreadyDone : nothingText);
  return {
    kind: 'change',
    status: status ? lineStatus : undefined,
    responsibleId: responsible ? contactPersonId : undefined,
  };
};

/**
 * What the caller wants to change, once it is clear that they may (docs/product/complaints.md#who-may-do-what).
 * @throws Refusal 403 for who is not responsible or may not set the status; 400 for a stale version, a finished case,
 * a status that it can't get, a missing comment, or no change at all
 */
export const changeOf = (
  actor: Actor,
  before: Complaint,
  input: ComplaintInput,
): ComplaintChange | NewFiles => {
  const { lineStatus: status, contactPersonId: responsibleId, attachments, newComment } = input;
  // Who comments means to change something.
  const meansChange = newComment !== undefined;
  return addsFilesAlone(before, { status, responsibleId, attachments, meansChange })
    ? { kind: 'files' }
    : allowedChange(actor, before, input);
};
