import { type RawBuilder, sql } from 'kysely';

import type { OwnIds, OwnTable } from '../../../record/ownData/ownTable';

const types = { person: 'int[]', contact: 'int[]', email: 'text[]' } as const;

/** Which rows of a table, called `own`, name the person. Where a number says whose a row is, an address does not: it may have been another's before. */
export const theirsIn = ({ who }: Pick<OwnTable, 'who'>, ids: OwnIds): RawBuilder<boolean> => {
  const numbers = who.filter(([, by]) => by !== 'email');
  const nobody = numbers.map(([column]) => sql`own.${sql.ref(column)} is null`);
  const each = who.map(([column, by]) => {
    const isTheirs = sql`own.${sql.ref(column)} = any(${[...ids[by]]}::${sql.raw(types[by])})`;
    return by === 'email' ? sql`(${sql.join([isTheirs, ...nobody], sql` and `)})` : isTheirs;
  });
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
};
