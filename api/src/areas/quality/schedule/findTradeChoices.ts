import type { Option } from '@byggtun/shared/contract/list';
import { type Kysely, sql } from 'kysely';

import type { Database } from '../../../core/database/schema';

/** The trades to filter by, by their number. */
export const findTradeChoices = (db: Kysely<Database>): Promise<Option[]> =>
  db
    .selectFrom('trade_code')
    .select(['id as key', sql<string>`code || ' ' || name`.as('value')])
    .orderBy('code')
    .execute();
