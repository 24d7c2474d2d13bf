import type { WalkRow } from '@byggtun/shared/contract/walk';
import { expressionBuilder, type Kysely, sql } from 'kysely';
import type pg from 'pg';

import { compiler } from '../../core/database/compiler';
import { prepare } from '../../core/database/prepared';
import type { Database } from '../../core/database/schema';
import { numberColumn, textColumn } from '../../core/list/listColumn';
import type { ListDefinition } from '../../core/list/listDefinition';

const eb = expressionBuilder<Database, 'walk' | 'project'>();

/** The list of safety walks. */
export const walkList: ListDefinition<'project'> = {
  columns: {
    id: numberColumn(eb.ref('walk.id')),
    title: textColumn(eb.ref('walk.title')),
    status: numberColumn(eb.ref('walk.status')),
    projectId: numberColumn(eb.ref('walk.project_id')),
    projectName: textColumn(eb.ref('project.name'), { joins: ['project'] }),
  },
  search: ['title'],
  id: eb.ref('walk.id'),
  sortBy: 'id',
};

const select = (db: Kysely<Database>, joins: ReadonlySet<'project'>) =>
  db
    .selectFrom('walk')
    .$if(joins.has('project'), (query) => query.innerJoin('project', 'project.id', 'walk.project_id'));

const readRows = prepare(
  'walkRows',
  compiler
    .selectFrom('walk')
    .innerJoin('project', 'project.id', 'walk.project_id')
    .where(sql<boolean>`walk.id = any(${[]}::int[])`)
    .select(['walk.id', 'walk.title', 'walk.project_id as projectId', 'project.name as projectName'])
    .select(sql<string>`case walk.status when 1 then 'Åpen' else 'Ferdig' end`.as('statusText')),
);

const findRows = async (pool: pg.Pool, ids: number[]): Promise<WalkRow[]> => {
  const rows = new Map((await readRows(pool, [ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
};

/** The list of safety walks with where its rows come from. */
export const walkSource = { list: walkList, select, findRows };
