import type { Actor } from '@byggtun/shared/contract/actor';
import { type RegLine } from '@byggtun/shared/contract/complaint';
import { complaintTexts } from '@byggtun/shared/contract/complaintUpdate';
import { sql } from 'kysely';

import { refuse } from '../../../core/http/refuse';
import { addsFiles } from '../../../record/attachment/addsFiles';
import { attachNew, type SavingApp } from '../../../record/attachment/attachNew';
import { findNewResponsible } from '../../../record/case/findNewResponsible';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import { requireCase } from '../../../record/case/requireCase';
import { tellNewResponsible } from '../../../record/case/tellNewResponsible';
import { writeJournal } from '../../../record/case/writeJournal';
import { findComments } from '../../../record/comment/findComments';
import { insertComment } from '../../../record/comment/insertComment';
import { recipientOf } from '../../../record/comment/recipientOf';
import { complaintCase } from './complaintCase';
import { allowedChange, type ComplaintInput } from './complaintChange';
import type { Complaint } from './complaintTable';
import { findRegLine } from './findRegLine';
import { visibleTo } from './visibleTo';

const noChange = { status: false, responsible: false };

/** Who may comment may add attachments, whatever has happened to the case meanwhile; what is sent as it stands counts as left out. */
const addsAttachmentsAlone = (before: Complaint, given: ComplaintInput) => {
  const { lineStatus, contactPersonId, newComment, attachments } = given;
  if (lineStatus === undefined && contactPersonId === undefined) return attachments !== undefined;
  const isSame =
    [undefined, before.status].includes(lineStatus) &&
    [undefined, before.responsible_id].includes(contactPersonId);
  // Who comments means to change something: that it stands so already is the change of a save before.
  return isSame && newComment === undefined && addsFiles(attachments);
};

/**
 * Finishes a complaint, changes its status or its responsible, adds attachments: lock, may I, change, journal, comment, event,
 * answer, in one transaction. Of two who finish at once the second waits at the lock and is then refused as stale.
 * @throws Refusal 404 unseen, 403 not allowed, 400 stale or against a rule
 */
export const updateComplaint = (app: SavingApp, actor: Actor, given: ComplaintInput): Promise<RegLine> =>
  app.database.db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('complaint')
      .selectAll()
      .where('complaint.id', '=', given.lineIndexLineId)
      .where(visibleTo(actor))
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    const input = { lineStatus: before.status, contactPersonId: before.responsible_id, ...given };
    const change = addsAttachmentsAlone(before, given) ? noChange : allowedChange(actor, before, input);
    const responsible = change.responsible
      ? await findNewResponsible(transaction, actor, input.contactPersonId)
      : { id: before.responsible_id, company_id: before.company_id };
    if (!responsible) throw refuse.invalid({ contactPersonId: [complaintTexts.responsibleMissing] });
    const after = {
      status: input.lineStatus,
      responsible_id: responsible.id,
      company_id: responsible.company_id,
    };
    const version = change === noChange ? before.version : before.version + 1;
    await transaction
      .updateTable('complaint')
      .set({ ...after, version, updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', before.id)
      .execute();
    await writeJournal(transaction, actor.id, { kind: 'complaint', id: before.id }, before, after);
    await attachNew(
      { transaction, limits: app.limits },
      actor,
      { kind: 'complaint', id: before.id },
      input.attachments,
    );
    if (input.newComment)
      await insertComment(transaction, {
        owner_kind: 'complaint',
        owner_id: before.id,
        created_by_id: actor.id,
        text: input.newComment,
        recipient_type: recipientOf(actor, input, before.customer_id !== null),
      });
    const found = await requireCase(transaction, complaintCase, { actor, id: before.id });
    if (change.responsible)
      await tellNewResponsible(transaction, actor, { ...found, deadline: before.deadline }, responsible.id);
    await publishCaseChanged(
      transaction,
      { type: 'complaint', id: before.id },
      { companyIds: [before.company_id, after.company_id] },
    );
    const comments = await findComments(transaction, actor, { kind: complaintCase, found });
    return { ...(await findRegLine(transaction, actor, before.id)), comments };
  });
