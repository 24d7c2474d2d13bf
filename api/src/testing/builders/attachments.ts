import { randomUUID } from 'node:crypto';

import type { Insertable, Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import type { TestContact } from './people';

/** A complete file of this person's that is not saved yet; its bytes are nowhere. */
export const createAttachment = async (
  db: Kysely<Database>,
  uploader: Pick<TestContact, 'id'>,
  values: Partial<Insertable<Database['attachment']>> = {},
): Promise<string> => {
  const buffer_guid = randomUUID();
  await db
    .insertInto('attachment')
    .values({
      buffer_guid,
      file_name: 'bilde.jpg',
      content_type: 'image/jpeg',
      size: 1000,
      received: 1000,
      completed_at: new Date(),
      created_by_id: uploader.id,
      ...values,
    })
    .execute();
  return buffer_guid;
};
