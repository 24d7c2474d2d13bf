import { type Expression, sql, type SqlBool } from 'kysely';

import type { Condition } from './condition';
import type { ListColumn } from './listColumn';

/** What is asked of a column's text, of the list's own or of the table where it stands. */
export const textCondition = (
  { folded, beside }: Pick<ListColumn, 'folded' | 'beside'>,
  clause: (folded: Expression<unknown>) => Expression<SqlBool>,
): Condition =>
  beside
    ? { key: beside.key, ids: sql`${beside.ids} where ${clause(beside.folded)}` }
    : { where: clause(folded) };
