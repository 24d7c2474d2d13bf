import type { Actor } from '@byggtun/shared/contract/actor';
import type { Kysely } from 'kysely';

import type { Database } from '../../../core/database/schema';
import { findContent } from './findContent';
import { keepContent } from './keepContent';
import type { PaperContent } from './paperContent';

/** What is printed; a completed checklist has a digest of it. */
export interface FoundPaper {
  content: PaperContent;
  digest?: string;
}

const findKept = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('checklist_paper')
    .where('checklist_id', '=', id)
    .select(['content', 'digest'])
    .executeTakeFirst();

/**
 * What stands on the paper of a checklist: as it is now, and of one that is completed as it was then. One that was completed before that was kept
 * is kept when it is first asked for.
 * @throws Refusal 403 for everybody but developer staff, 404 when it is not there
 */
export const findPaper = async (db: Kysely<Database>, actor: Actor, id: number): Promise<FoundPaper> => {
  const content = await findContent(db, actor, id);
  if (content.completedAt === null) return { content };
  if (!(await findKept(db, id))) await keepContent(db, actor, id);
  const kept = await findKept(db, id);
  return kept ? { content: JSON.parse(kept.content) as PaperContent, digest: kept.digest } : { content };
};
