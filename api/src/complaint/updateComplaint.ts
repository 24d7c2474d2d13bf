import type { RegLine } from '@byggtun/shared/contract/complaint';
import type { CaseActor } from '@byggtun/shared/contract/complaintRules';
import { type Kysely, sql } from 'kysely';

import { insertComment } from '../comment/insertComment';
import { recipientOf } from '../comment/recipientOf';
import type { Database } from '../database/schema';
import { refuse } from '../http/refuse';
import { allowedChange, type ComplaintInput } from './complaintChange';
import { findNewResponsible } from './findNewResponsible';
import { findRegLine } from './findRegLine';
import { publishCaseChanged } from './publishCaseChanged';
import { tellNewResponsible } from './tellNewResponsible';
import { visibleTo } from './visibleTo';
import { writeJournal } from './writeJournal';

/**
 * Finishes a complaint, changes its status or its responsible: lock, may I, change, journal, comment, event, answer, in
 * one transaction. Of two who finish at once the second waits at the lock and is then refused as stale.
 * @throws Refusal 404 unseen, 403 not allowed, 400 stale or against a rule
 */
export const updateComplaint = (
  db: Kysely<Database>,
  actor: CaseActor,
  input: ComplaintInput,
): Promise<RegLine> =>
  db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('complaint')
      .selectAll()
      .where('complaint.id', '=', input.lineIndexLineId)
      .where(visibleTo(actor))
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    const change = allowedChange(actor, before, input);
    const responsible = change.responsible
      ? await findNewResponsible(transaction, actor, input.contactPersonId)
      : { id: before.responsible_id, company_id: before.company_id };
    const after = {
      status: input.lineStatus,
      responsible_id: responsible.id,
      company_id: responsible.company_id,
    };
    await transaction
      .updateTable('complaint')
      .set({ ...after, version: before.version + 1, updated_at: sql<Date>`clock_timestamp()` })
      .where('id', '=', before.id)
      .execute();
    await writeJournal(transaction, actor.id, before, after);
    if (input.newComment)
      await insertComment(transaction, {
        complaintId: before.id,
        authorId: actor.id,
        text: input.newComment,
        recipientType: recipientOf(actor, input),
      });
    if (change.responsible) await tellNewResponsible(transaction, actor, before, responsible.id);
    await publishCaseChanged(transaction, before.id, [before.company_id, after.company_id]);
    return findRegLine(transaction, actor, before.id);
  });
