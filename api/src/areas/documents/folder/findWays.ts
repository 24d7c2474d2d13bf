import { sql } from 'kysely';
import type pg from 'pg';

import { compiler } from '../../../core/database/compiler';
import { prepare } from '../../../core/database/prepared';

/** A folder on the way to another. */
interface Step {
  uuid: string;
  name: string;
  isRoot: boolean;
}

const findSteps = prepare(
  'waysToFolders',
  compiler
    .withRecursive('way', (db) =>
      db
        .selectFrom('folder')
        .where(sql<boolean>`folder.id = any(${[]}::int[])`)
        .select(['id as to', 'uuid', 'name', 'parent_id', sql<number>`0`.as('up')])
        .unionAll(
          db
            .selectFrom('way')
            .innerJoin('folder', 'folder.id', 'way.parent_id')
            .select(['way.to', 'folder.uuid', 'folder.name', 'folder.parent_id'])
            .select(sql<number>`way.up + 1`.as('up')),
        ),
    )
    .selectFrom('way')
    .select(['to', 'uuid', 'name', sql<boolean>`parent_id is null`.as('isRoot')])
    .orderBy('up', 'desc'),
);

/** The way to each of these folders by its id: from its root to itself. */
export const findWays = async (pool: pg.Pool, folderIds: Iterable<number>): Promise<Map<number, Step[]>> => {
  const ways = new Map<number, Step[]>();
  const ids = [...folderIds];
  if (ids.length === 0) return ways;
  for (const { to, ...step } of await findSteps(pool, [ids])) {
    const way = ways.get(to);
    if (way) way.push(step);
    else ways.set(to, [step]);
  }
  return ways;
};
