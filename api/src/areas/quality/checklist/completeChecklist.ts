import type { Actor } from '@byggtun/shared/contract/actor';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { writeJournal } from '../../../record/case/writeJournal';
import { keepContent } from '../paper/keepContent';
import { lockChecklist } from './lockChecklist';
import { requireEdit } from './requireEdit';
import { tellChanged } from './tellChanged';

/**
 * Completes a checklist, answered or not, and keeps what stands on its paper from now on; one that is completed stays as it is.
 * @throws Refusal 403 for who is not responsible, 404 not there
 */
export const completeChecklist = (
  { database }: Pick<FastifyInstance, 'database'>,
  actor: Actor,
  id: number,
): Promise<{ id: number }> =>
  database.db.transaction().execute(async (transaction) => {
    const before = await lockChecklist(transaction, actor, id);
    if (before.is_completed && before.completed_by_id === actor.id) return { id };
    requireEdit(actor, before);
    await transaction
      .updateTable('checklist')
      .set({
        completed_at: sql<Date>`clock_timestamp()`,
        completed_by_id: actor.id,
        version: before.version + 1,
      })
      .where('id', '=', id)
      .execute();
    const { responsible_id } = before;
    await writeJournal(
      transaction,
      actor.id,
      { kind: 'checklist', id },
      { status: 0, responsible_id },
      { status: 1, responsible_id },
    );
    await tellChanged(transaction, actor, id);
    await keepContent(transaction, actor, id);
    return { id };
  });
