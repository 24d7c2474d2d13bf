import type { Building } from '@byggtun/shared/contract/projectPlace';
import type { Kysely } from 'kysely';

import type { Database } from '../../core/database/schema';
import { findHouses } from './findHouses';

/** The houses of a project as the forms of cases choose among them. Whether the caller may see the project is asked before. */
export const findBuildings = async (db: Kysely<Database>, projectId: number): Promise<Building[]> =>
  (await findHouses(db, projectId)).map(({ id, name }) => ({ id, name }));
