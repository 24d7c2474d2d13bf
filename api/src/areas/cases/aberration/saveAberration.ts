import type { savedAberration } from '@byggtun/shared/contract/aberration';
import type { Actor } from '@byggtun/shared/contract/actor';
import { paths } from '@byggtun/shared/contract/paths';
import type * as z from 'zod';

import type { SavingApp } from '../../../record/attachment/attachNew';
import { findSavedBefore } from '../../../record/idempotency/findSavedBefore';
import { requestMark } from '../../../record/idempotency/requestMark';
import type { AberrationInput } from './aberrationInput';
import { createReport } from './createReport';
import { firstActionOf } from './firstActionOf';

/**
 * Saves a new deviation or RUH, and gives the responsible an action of the same words, so that what was reported is a case that
 * somebody owns, in one transaction (`createReport`).
 * @throws Refusal 400 for wrong fields, and for other content under a number that was used
 */
export const saveAberration = (
  app: SavingApp,
  actor: Actor,
  input: AberrationInput,
): Promise<z.infer<typeof savedAberration>> =>
  app.database.db.transaction().execute(async (transaction) => {
    const mark = requestMark(input);
    const actionOf = (id: number) => firstActionOf(transaction, id);
    const pageOf = async (id: number) => paths.action(await actionOf(id));
    const repeated = await findSavedBefore(transaction, mark, { table: 'aberration', actor, pageOf });
    const { category } = input;
    if (repeated !== undefined) return { id: repeated, category, actionId: await actionOf(repeated) };
    const { id, actionId } = await createReport({ transaction, limits: app.limits }, actor, input, mark);
    return { id, category, actionId };
  });
