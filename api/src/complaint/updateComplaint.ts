import { complaintTexts, type RegLine } from '@byggtun/shared/contract/complaint';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { type Kysely, sql } from 'kysely';

import { attachNew } from '../attachment/attachNew';
import { complaintCase } from '../case/complaintCase';
import { findNewResponsible } from '../case/findNewResponsible';
import { publishCaseChanged } from '../case/publishCaseChanged';
import { requireCase } from '../case/requireCase';
import { tellNewResponsible } from '../case/tellNewResponsible';
import { insertComment } from '../comment/insertComment';
import { recipientOf } from '../comment/recipientOf';
import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { allowedChange, type ComplaintInput } from './complaintChange';
import { findRegLine } from './findRegLine';
import { visibleTo } from './visibleTo';
import { writeJournal } from './writeJournal';

const noChange = { status: false, responsible: false };

/** Who may comment may add attachments, whatever has happened to the case meanwhile. */
const addsAttachmentsAlone = ({ lineStatus, contactPersonId, attachments }: ComplaintInput) =>
  lineStatus === undefined && contactPersonId === undefined && attachments !== undefined;

/**
 * Finishes a complaint, changes its status or its responsible, adds attachments: lock, may I, change, journal, comment, event,
 * answer, in one transaction. Of two who finish at once the second waits at the lock and is then refused as stale.
 * @throws Refusal 404 unseen, 403 not allowed, 400 stale or against a rule
 */
export const updateComplaint = (
  db: Kysely<Database>,
  actor: CaseActor,
  given: ComplaintInput,
): Promise<RegLine> =>
  db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('complaint')
      .selectAll()
      .where('complaint.id', '=', given.lineIndexLineId)
      .where(visibleTo(actor))
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    const input = { lineStatus: before.status, contactPersonId: before.responsible_id, ...given };
    const change = addsAttachmentsAlone(given) ? noChange : allowedChange(actor, before, input);
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
    await writeJournal(transaction, actor.id, before, after);
    await attachNew(transaction, actor, { kind: 'complaint', id: before.id }, input.attachments);
    if (input.newComment)
      await insertComment(transaction, {
        complaint_id: before.id,
        created_by_id: actor.id,
        text: input.newComment,
        recipient_type: recipientOf(actor, input, before.customer_id !== null),
      });
    if (change.responsible) {
      const found = await requireCase(transaction, complaintCase, { actor, id: before.id });
      await tellNewResponsible(transaction, actor, { ...found, deadline: before.deadline }, responsible.id);
    }
    await publishCaseChanged(
      transaction,
      { type: 'complaint', id: before.id },
      { companyIds: [before.company_id, after.company_id] },
    );
    return findRegLine(transaction, actor, before.id);
  });
