import type { Kysely, SelectQueryBuilder } from 'kysely';
import type pg from 'pg';

import type { Database } from '../database/schema';
import type { ListDefinition } from './listDefinition';

/** A list with where its rows come from: everything that finding, counting and exporting them needs. */
export interface ListSource<Row, Join extends string, Tables, From extends keyof Tables> {
  list: ListDefinition<Join>;
  /** The list's own table with those that a query reads; see `joinsOf`. */
  select: (db: Kysely<Database>, joins: ReadonlySet<Join>) => SelectQueryBuilder<Tables, From, object>;
  /** The rows with these ids, in their order; one that is gone meanwhile is left out. */
  findRows: (pool: pg.Pool, ids: number[]) => Promise<Row[]>;
}
