import { type TagUser } from '@byggtun/shared/contract/comment';
import { commentTexts } from '@byggtun/shared/contract/commentSave';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { refuse } from '../../core/http/refuse';
import type { FoundCase } from '../case/caseKind';
import { findTagUsers } from '../case/findTagUsers';

/**
 * The people whom a comment mentions.
 * @throws Refusal 400 for one who can't be mentioned on this case, and for a contractor in an internal comment
 */
export const findMentioned = async (
  db: Kysely<Database>,
  found: FoundCase,
  { ids, isInternal }: { ids: readonly number[]; isInternal: boolean },
): Promise<TagUser[]> => {
  if (ids.length === 0) return [];
  const people = await findTagUsers(db, found);
  const mentioned = people.filter(({ key }) => ids.includes(Number(key)));
  if (mentioned.length < new Set(ids).size) throw refuse.invalid({ tags: [commentTexts.unknownPerson] });
  if (isInternal && mentioned.some(({ isByggtun }) => !isByggtun))
    throw refuse.invalid({ tags: [commentTexts.internalToOthers] });
  return mentioned;
};
