import { createHash } from 'node:crypto';

import type { Actor } from '@byggtun/shared/contract/actor';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findContent } from './findContent';

/** Keeps what stands on the paper of a checklist that is completed; what is kept already stays. */
export const keepContent = async (db: Kysely<Database>, actor: Actor, id: number): Promise<void> => {
  const content = JSON.stringify(await findContent(db, actor, id));
  const digest = createHash('sha256').update(content).digest('hex');
  await db
    .insertInto('checklist_paper')
    .values({ checklist_id: id, content, digest })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
