import type { Insertable, Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { TestContact } from './people';

let number = 0;

/** The minutes of a meeting of a test's own; their author was there and gets them. */
export const createMinute = async (
  db: Kysely<Database>,
  author: TestContact,
  values: Partial<Insertable<Database['minute']>> & Pick<Insertable<Database['minute']>, 'project_id'>,
): Promise<{ id: number }> => {
  const made = await db
    .insertInto('minute')
    .values({
      number: ++number,
      name: 'Tett bygg',
      type: 'Byggemøte',
      starts_at: new Date('2026-11-03T08:00:00Z'),
      ends_at: new Date('2026-11-03T09:30:00Z'),
      author_id: author.id,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('minute_person')
    .values({ minute_id: made.id, contact_person_id: author.id, attended: true, receives: true })
    .execute();
  return made;
};
