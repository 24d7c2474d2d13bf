import type { ListQuery } from '@byggtun/shared/contract/list';
import { storable } from '@byggtun/shared/contract/storable';
import { sql } from 'kysely';

import { refuse } from '../http/refuse';
import { textClauses } from './clauses';
import type { Condition } from './condition';
import { filterOf } from './filterOf';
import { columnOf, type ListDefinition } from './listDefinition';
import { textCondition } from './textCondition';
import { wordsOf } from './wordsOf';

/** One of the searched columns holds every word, in whatever order: of several columns, most rows would hold an 'i' and a '2'. */
const searchFor = ({ columns, search, id, isNumbered }: ListDefinition, text: string): Condition => {
  const hits: Condition[] = search
    .flatMap((name) => columns[name] ?? [])
    .map((column) =>
      textCondition(column, (folded) => {
        const each = wordsOf(text).map((word) => textClauses.contains(folded, [word]));
        return sql`(${sql.join(each, sql` and `)})`;
      }),
    );
  if (isNumbered && /^\d{1,9}$/.test(text)) hits.push({ where: sql`${id} = ${Number(text)}::int` });
  return { any: hits };
};

/**
 * The conditions of a list query: one for each header that filters, and the search.
 * @throws Refusal 400 for an unknown column, clause or value
 */
export const conditionsOf = (
  list: ListDefinition,
  { headers, search = '' }: Pick<ListQuery, 'headers' | 'search'>,
): Condition[] => {
  const conditions = headers.map((header, index) => {
    const column = columnOf(list, header.value);
    if (!column) throw refuse.invalid({ [`headers.${index}.value`]: [`Ukjent kolonne: ${header.value}`] });
    return filterOf(column, header, `headers.${index}`);
  });
  const wanted = storable(search);
  if (wanted !== '') conditions.push(searchFor(list, wanted));
  return conditions.filter((condition) => condition !== undefined);
};
