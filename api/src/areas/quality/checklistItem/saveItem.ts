import type { Actor } from '@byggtun/shared/contract/actor';
import type { ItemAnswer, ItemType } from '@byggtun/shared/contract/checklistItem';
import { answerProblem, checklistTexts } from '@byggtun/shared/contract/checklistRules';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { refuse } from '../../../core/http/refuse';
import type { Limits } from '../../../core/limit/limits';
import { attachNew } from '../../../record/attachment/attachNew';
import type { Checkpoint } from './checkpointTable';
import { valuesOf } from './valuesOf';

/** An item that the caller holds, with what its template says of it. */
export type HeldItem = Checkpoint & { type: ItemType; offered: string[] };

/** What has come of an answer. */
export type Outcome = 'saved' | 'unchanged' | 'conflict';

interface Saving {
  transaction: Transaction<Database>;
  limits: Limits;
  actor: Actor;
  /** Of the save, where it has one. */
  saveId: string | undefined;
}

const requireAnswer = ({ type, offered }: HeldItem, answer: ItemAnswer) => {
  const isOffered =
    offered.length === 0 || (answer.options ?? []).every(({ key }) => key >= 1 && key <= offered.length);
  const problem = isOffered ? answerProblem(type, answer) : checklistTexts.otherItem;
  if (problem !== undefined) throw refuse.rule(problem);
};

/**
 * Saves the answer to one item. What is there already is no change, whoever put it there; files are added, and overwrite nothing.
 * @throws Refusal 400 for an answer that the item's type does not take, and for files that are not the caller's to save
 */
export const saveItem = async (
  { transaction, limits, actor, saveId }: Saving,
  before: HeldItem,
  answer: ItemAnswer,
): Promise<Outcome> => {
  requireAnswer(before, answer);
  const values = valuesOf(before.type, answer);
  const isSame = (key: keyof typeof values) => JSON.stringify(values[key]) === JSON.stringify(before[key]);
  const isChanged = (Object.keys(values) as (keyof typeof values)[]).some((key) => !isSame(key));
  if (isChanged && answer.version !== before.version) return 'conflict';
  const files =
    before.type === 5
      ? await attachNew(
          { transaction, limits },
          actor,
          { kind: 'checkpoint', id: before.id },
          answer.attachments,
        )
      : 0;
  if (!isChanged && files === 0) return 'unchanged';
  await transaction
    .updateTable('checkpoint')
    .set({
      ...values,
      files_count: before.files_count + files,
      version: before.version + 1,
      updated_at: sql<Date>`clock_timestamp()`,
      updated_by_id: actor.id,
      save_id: saveId ?? null,
    })
    .where('id', '=', before.id)
    .execute();
  return 'saved';
};
