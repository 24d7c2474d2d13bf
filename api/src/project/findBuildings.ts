import type { Building } from '@byggtun/shared/contract/projectPlace';
import type { Kysely } from 'kysely';

import type { Database } from '../database/schema';

/** The buildings of a project, by number. Whether the caller may see the project is asked before. */
export const findBuildings = (db: Kysely<Database>, projectId: number): Promise<Building[]> =>
  db
    .selectFrom('house')
    .where('project_id', '=', projectId)
    .select(['id', 'name'])
    .orderBy((eb) => eb.fn<number>('length', ['house_num']))
    .orderBy('house_num')
    .orderBy('id')
    .execute();
