import type { Insertable, Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { TestContact } from './people';

/** A comment of this person's, on the case that the values name. */
export const createComment = async (
  db: Kysely<Database>,
  author: Pick<TestContact, 'id'>,
  values: Pick<Insertable<Database['comment']>, 'owner_kind' | 'owner_id'> &
    Partial<Insertable<Database['comment']>>,
): Promise<number> => {
  const { id } = await db
    .insertInto('comment')
    .values({ text: 'Hei', created_by_id: author.id, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
