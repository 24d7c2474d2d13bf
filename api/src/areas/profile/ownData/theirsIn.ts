import { type RawBuilder, sql } from 'kysely';

import type { OwnIds, OwnTable } from './ownTable';

const types = { person: 'int[]', contact: 'int[]', email: 'text[]' } as const;

/** Which rows of a table, called `own`, name the person. */
export const theirsIn = ({ who }: Pick<OwnTable, 'who'>, ids: OwnIds): RawBuilder<boolean> => {
  const each = who.map(
    ([column, by]) => sql`own.${sql.ref(column)} = any(${[...ids[by]]}::${sql.raw(types[by])})`,
  );
  return sql<boolean>`(${sql.join(each, sql` or `)})`;
};
