import type { Actor } from '@byggtun/shared/contract/actor';
import type { ItemAnswer } from '@byggtun/shared/contract/checklistItem';
import { checklistTexts } from '@byggtun/shared/contract/checklistRules';
import type { SaveAnswer, saveChecklist as saveRoute } from '@byggtun/shared/contract/checklistSave';
import type { Transaction } from 'kysely';
import type * as z from 'zod';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { SavingApp } from '../../../record/attachment/attachNew';
import { findItems } from '../checklistItem/findItems';
import { type HeldItem, saveItem } from '../checklistItem/saveItem';
import { findUpdated } from './findUpdated';
import { lockChecklist } from './lockChecklist';
import { requireEdit } from './requireEdit';
import { tellChanged } from './tellChanged';

type Input = z.output<typeof saveRoute.body>;

const lockItems = async (
  transaction: Transaction<Database>,
  checklistId: number,
  answers: readonly ItemAnswer[],
): Promise<Map<number, HeldItem>> => {
  const items = await transaction
    .selectFrom('checkpoint')
    .innerJoin('checklist_template_item as asked', 'asked.id', 'checkpoint.template_item_id')
    .where('checklist_id', '=', checklistId)
    .where(
      'checkpoint.id',
      'in',
      answers.map(({ id }) => id),
    )
    .selectAll('checkpoint')
    .select(['asked.type', 'asked.options as offered'])
    .forUpdate('checkpoint')
    .execute();
  return new Map(items.map((item) => [item.id, item]));
};

/** The last answer to each item. */
const lastOf = (items: readonly ItemAnswer[]) => [...new Map(items.map((one) => [one.id, one])).values()];

/**
 * Saves answers, each by itself: lock, may I, change, event, answer, in one transaction. What would overwrite somebody's answer comes
 * back with both.
 * @throws Refusal 403 not responsible, 404 not there, 400 completed, a wrong answer, or an item of another checklist
 */
export const saveChecklist = (app: SavingApp, actor: Actor, input: Input): Promise<SaveAnswer> =>
  app.database.db.transaction().execute(async (transaction) => {
    const { id, saveId } = input;
    const before = await lockChecklist(transaction, actor, id);
    requireEdit(actor, before);
    const answers = lastOf(input.items);
    const held = answers.length > 0 ? await lockItems(transaction, id, answers) : new Map<number, HeldItem>();
    const conflicts: ItemAnswer[] = [];
    let saved = 0;
    for (const answer of answers) {
      const item = held.get(answer.id);
      if (!item) throw refuse.rule(checklistTexts.otherItem);
      const outcome = await saveItem({ transaction, limits: app.limits, actor, saveId }, item, answer);
      if (outcome === 'conflict') conflicts.push(answer);
      if (outcome === 'saved') saved++;
    }
    if (saved > 0) await tellChanged(transaction, actor, id);
    const items = await findItems(
      transaction,
      actor,
      id,
      answers.map((answer) => answer.id),
    );
    return {
      items: items.filter((item) => !conflicts.some((mine) => mine.id === item.id)),
      conflicts: conflicts.flatMap((mine) => {
        const theirs = items.find((item) => item.id === mine.id);
        return theirs ? [{ id: mine.id, mine, theirs }] : [];
      }),
      updatedString: await findUpdated(transaction, id),
    };
  });
