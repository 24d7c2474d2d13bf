import type { ListQuery } from '@byggtun/shared/contract/list';
import { type Expression, sql, type SqlBool } from 'kysely';

import { refuse } from '../http/refuse';
import { escapeLike } from './clauses';
import { filterOf } from './filterOf';
import { columnOf, type ListDefinition } from './listDefinition';
import { searchable } from './searchable';

const searchFor = ({ columns, search, id }: ListDefinition, text: string): Expression<SqlBool> => {
  const pattern = `%${escapeLike(text)}%`;
  const hits = search
    .flatMap((name) => columns[name] ?? [])
    .map(({ expression }) => sql<SqlBool>`${expression} ilike ${pattern}`);
  if (/^\d{1,9}$/.test(text)) hits.push(sql`${id} = ${Number(text)}`);
  return sql`(${sql.join(hits, sql` or `)})`;
};

/**
 * The conditions of a list query: one for each header that filters, and the search.
 * @throws Refusal 400 for an unknown column, clause or value
 */
export const conditionsOf = (
  list: ListDefinition,
  { headers, search = '' }: Pick<ListQuery, 'headers' | 'search'>,
): Expression<SqlBool>[] => {
  const conditions = headers.map((header, index) => {
    const column = columnOf(list, header.value);
    if (!column) throw refuse.invalid({ [`headers.${index}.value`]: [`Ukjent kolonne: ${header.value}`] });
    return filterOf(column, header, `headers.${index}`);
  });
  const wanted = searchable(search);
  if (wanted !== '') conditions.push(searchFor(list, wanted));
  return conditions.filter((condition) => condition !== undefined);
};
