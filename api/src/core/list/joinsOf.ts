import type { ListQuery } from '@byggtun/shared/contract/list';
import { storable } from '@byggtun/shared/contract/storable';

import { columnOf, type ListDefinition } from './listDefinition';

/** The tables that a query reads beside the list's own. A join not read costs planning, and keeps PostgreSQL from an index-only scan. */
export const joinsOf = <Join extends string>(
  list: ListDefinition<Join>,
  { headers, search = '', sortBy = '' }: Pick<ListQuery, 'headers' | 'search' | 'sortBy'>,
): ReadonlySet<Join> => {
  const filtering = headers.filter(({ filterValues }) => filterValues?.length).map(({ value }) => value);
  const searched = storable(search) === '' ? [] : list.search;
  const compared = [...filtering, ...searched]
    .flatMap((name) => columnOf(list, name) ?? [])
    .filter(({ beside }) => !beside);
  const sorted = columnOf(list, sortBy);
  return new Set([...compared, ...(sorted ? [sorted] : [])].flatMap(({ joins }) => joins));
};
