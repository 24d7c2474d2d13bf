import type { House } from '@byggtun/shared/contract/projectPlace';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';

/** The houses of a project, by number. Whether the caller may see the project is asked before. */
export const findHouses = (db: Kysely<Database>, projectId: number): Promise<House[]> =>
  db
    .selectFrom('house')
    .where('project_id', '=', projectId)
    .select(['id', 'name', 'house_num as houseNum'])
    .orderBy((eb) => eb.fn<number>('length', ['house_num']))
    .orderBy('house_num')
    .orderBy('id')
    .execute();
