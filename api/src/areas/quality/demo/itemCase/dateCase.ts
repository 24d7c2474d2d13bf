import { treatedStatus } from '@byggtun/shared/contract/actionStatus';
import { finishedStatus } from '@byggtun/shared/contract/complaintStatus';
import { addDays } from '@byggtun/shared/contract/day';
import type { Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import { today } from '../../../../core/time/today';
import type { MadeCase } from './makeCase';

/** What came of a case. */
interface Course {
  /** When its item was answered. */
  from: Date;
  /** When it was done; null while it is open. */
  doneAt: Date | null;
}

const update = async (
  transaction: Transaction<Database>,
  { kind, id }: MadeCase,
  { from, doneAt }: Course,
) => {
  const day = today(from);
  const dates = { created_at: from, updated_at: doneAt ?? from, deadline: addDays(day, 14) };
  if (kind === 'complaint')
    return transaction
      .updateTable('complaint')
      .set({ ...dates, line_date: day, ...(doneAt && { status: finishedStatus, version: 2 }) })
      .where('id', '=', id)
      .returning(['id', 'responsible_id'])
      .executeTakeFirstOrThrow();
  if (kind === 'aberration')
    await transaction
      .updateTable('aberration')
      .set({ ...dates, registrated: day, ...(doneAt && { status: treatedStatus }) })
      .where('id', '=', id)
      .execute();
  return transaction
    .updateTable('action')
    .set({ ...dates, ...(doneAt && { status: treatedStatus, completed_at: doneAt, version: 2 }) })
    .where(kind === 'action' ? 'id' : 'aberration_id', '=', id)
    .returning(['id', 'responsible_id'])
    .executeTakeFirstOrThrow();
};

/** Lets a case be from when its item was answered, and be done by its responsible when it is. */
export const dateCase = async (
  transaction: Transaction<Database>,
  made: MadeCase,
  course: Course,
): Promise<void> => {
  const { id: owner_id, responsible_id: created_by_id } = await update(transaction, made, course);
  if (!course.doneAt) return;
  const isComplaint = made.kind === 'complaint';
  const owner_kind = isComplaint ? ('complaint' as const) : ('action' as const);
  const by = { owner_kind, owner_id, created_by_id, created_at: course.doneAt };
  const [from_value, to_value] = isComplaint ? [0, finishedStatus] : [1, treatedStatus];
  await transaction
    .insertInto('journal')
    .values({ ...by, field: 'status', from_value, to_value })
    .execute();
  await transaction
    .insertInto('comment')
    .values({ ...by, text: '<p>Utbedret og kontrollert på stedet.</p>', recipient_type: 3 })
    .execute();
};
