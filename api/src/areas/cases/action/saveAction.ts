import type { Action as ShownAction } from '@byggtun/shared/contract/action';
import { actionTexts, missingEvidence } from '@byggtun/shared/contract/actionRules';
import type { Actor } from '@byggtun/shared/contract/actor';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import { attachNew, type SavingApp } from '../../../record/attachment/attachNew';
import { findNewResponsible } from '../../../record/case/findNewResponsible';
import { publishCaseChanged } from '../../../record/case/publishCaseChanged';
import { requireCase } from '../../../record/case/requireCase';
import { tellNewResponsible } from '../../../record/case/tellNewResponsible';
import { writeJournal } from '../../../record/case/writeJournal';
import { actionCase } from './actionCase';
import { type ActionChange, type ActionInput, changeOf } from './actionChange';
import type { Action } from './actionTable';
import { closeAberration } from './closeAberration';
import { findAction } from './findAction';
import { findEvidence } from './findEvidence';
import { tellReporter } from './tellReporter';
import { visibleTo } from './visibleTo';

const requireEvidence = async (transaction: Transaction<Database>, actor: Actor, before: Action) => {
  const missing = missingEvidence(before.severity, await findEvidence(transaction, actor, before.id));
  if (missing) throw refuse.rule(missing);
};

const newResponsible = async (transaction: Transaction<Database>, actor: Actor, id: number) => {
  const chosen = await findNewResponsible(transaction, actor, id);
  if (!chosen) throw refuse.invalid({ responsibleId: [actionTexts.responsibleMissing] });
  return { responsible_id: chosen.id, company_id: chosen.company_id };
};

/** Changes the action, and tells of it: who has become responsible, who has reported it. */
const changeAction = async (
  transaction: Transaction<Database>,
  actor: Actor,
  before: Action,
  { status, responsibleId }: ActionChange,
) => {
  if (status !== undefined) await requireEvidence(transaction, actor, before);
  const { responsible_id, company_id } =
    responsibleId === undefined ? before : await newResponsible(transaction, actor, responsibleId);
  const after = { status: status ?? before.status, responsible_id, company_id };
  await transaction
    .updateTable('action')
    .set({
      ...after,
      ...(status !== undefined && { completed_at: sql<Date>`clock_timestamp()` }),
      version: before.version + 1,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', before.id)
    .execute();
  await writeJournal(transaction, actor.id, { kind: 'action', id: before.id }, before, after);
  if (status !== undefined && before.aberration_id !== null)
    await closeAberration(transaction, before.aberration_id);
  const found = await requireCase(transaction, actionCase, { actor, id: before.id });
  if (responsibleId !== undefined)
    await tellNewResponsible(transaction, actor, { ...found, deadline: before.deadline }, responsible_id);
  if (status !== undefined) await tellReporter(transaction, actor, found);
};

/**
 * Sets an action as treated, changes its responsible, adds attachments: lock, may I, change, journal, event, mail, answer, in
 * one transaction. Of two who treat it at once the second waits at the lock and is then refused as stale.
 * @throws Refusal 404 unseen, 403 not allowed, 400 stale or against a rule
 */
export const saveAction = (app: SavingApp, actor: Actor, input: ActionInput): Promise<ShownAction> =>
  app.database.db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('action')
      .selectAll()
      .where('action.id', '=', input.id)
      .where(visibleTo(actor))
      .forUpdate()
      .executeTakeFirst();
    if (!before) throw refuse.notFound();
    const change = changeOf(actor, before, input);
    await attachNew(
      { transaction, limits: app.limits },
      actor,
      { kind: 'action', id: before.id },
      input.attachments,
    );
    switch (change.kind) {
      case 'files':
        await actionCase.touch(transaction, before.id);
        break;
      case 'change':
        await changeAction(transaction, actor, before, change);
    }
    const after = await findAction(transaction, actor, before.id);
    await publishCaseChanged(
      transaction,
      { type: 'action', id: before.id },
      { companyIds: [before.company_id, after.contactId], personIds: [before.created_by_id] },
    );
    return after;
  });
