import { addDays } from '@byggtun/shared/contract/day';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../../core/database/schema';
import type { DemoTime } from '../../../../record/demo/demoPart';
import { instantOf } from '../../../../record/demo/instantOf';
import { dateCase } from './dateCase';
import { findItems } from './findItems';
import { makeCase } from './makeCase';

/** Gives items of checklists that are not as they should be a deviation, a complaint or an action, a third of them done. */
export const seedItemCases = async (transaction: Transaction<Database>, { day }: DemoTime): Promise<void> => {
  const doneAt = instantOf(addDays(day, -1), 60);
  const items = await findItems(transaction);
  for (const [index, item] of items.entries()) {
    const made = await makeCase(transaction, item);
    await dateCase(transaction, made, { from: item.answeredAt, doneAt: index % 3 === 2 ? doneAt : null });
    await transaction
      .updateTable('checklist')
      .set({ updated_at: item.answeredAt })
      .where('id', '=', item.checklistId)
      .execute();
  }
  // Nobody is written to of what is weeks ago.
  await transaction
    .deleteFrom('mail')
    .where('created_at', '=', sql<Date>`now()`)
    .execute();
};
