import type { Actor } from '@byggtun/shared/contract/actor';
import { type RegLine } from '@byggtun/shared/contract/complaint';
import { complaintTexts } from '@byggtun/shared/contract/complaintUpdate';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
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
import { changeOf, type ComplaintChange, type ComplaintInput } from './complaintChange';
import type { Complaint } from './complaintTable';
import { findRegLine } from './findRegLine';
import { visibleTo } from './visibleTo';

/** Changes the complaint, and tells who has become responsible. */
const changeComplaint = async (
  transaction: Transaction<Database>,
  actor: Actor,
  before: Complaint,
  { status, responsibleId }: ComplaintChange,
) => {
  const responsible =
    responsibleId === undefined
      ? { id: before.responsible_id, company_id: before.company_id }
      : await findNewResponsible(transaction, actor, responsibleId);
  if (!responsible) throw refuse.invalid({ contactPersonId: [complaintTexts.responsibleMissing] });
  const { id: responsible_id, company_id } = responsible;
  const after = { status: status ?? before.status, responsible_id, company_id };
  await transaction
    .updateTable('complaint')
    .set({ ...after, version: before.version + 1, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', before.id)
    .execute();
  await writeJournal(transaction, actor.id, { kind: 'complaint', id: before.id }, before, after);
  if (responsibleId === undefined) return;
  const found = await requireCase(transaction, complaintCase, { actor, id: before.id });
  await tellNewResponsible(transaction, actor, { ...found, deadline: before.deadline }, responsible_id);
};

/**
 * Finishes a complaint, changes its status or its responsible, adds attachments: lock, may I, change, journal, comment, event,
 * answer, in one transaction. Of two who finish at once the second waits at the lock and is then refused as stale.
 * @throws Refusal 404 unseen, 403 not allowed, 400 stale or against a rule
 */
export const updateComplaint = (app: SavingApp, actor: Actor, input: ComplaintInput): Promise<RegLine> =>
  app.database.db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('complaint')
      .selectAll()
      .where('complaint.id', '=', input.lineIndexLineId)
      .where(visibleTo(actor))
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    const change = changeOf(actor, before, input);
    switch (change.kind) {
      case 'files':
        await complaintCase.touch(transaction, before.id);
        break;
      case 'change':
        await changeComplaint(transaction, actor, before, change);
    }
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
    const comments = await findComments(transaction, actor, { kind: complaintCase, found });
    const after = await findRegLine(transaction, actor, before.id);
    await publishCaseChanged(
      transaction,
      { type: 'complaint', id: before.id },
      { companyIds: [before.company_id, after.contactId] },
    );
    return { ...after, comments };
  });
