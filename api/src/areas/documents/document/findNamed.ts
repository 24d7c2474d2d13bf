import { sql, type Transaction } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** The document of a folder that is called so, in whatever case. */
export const findNamed = (transaction: Transaction<Database>, folderId: number, fileName: string) =>
  transaction
    .selectFrom('document')
    .where('folder_id', '=', folderId)
    .where(sql<boolean>`lower(file_name) = lower(${fileName})`)
    .select(['id', 'uuid'])
    .orderBy('id')
    .executeTakeFirst();
