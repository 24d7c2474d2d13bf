import type { ListQuery } from '@byggtun/shared/contract/list';

import { columnOf, type ListDefinition } from './listDefinition';
import { searchable } from './searchable';

/** Whether a query looks into texts, so that no index alone answers it and how it is best done depends on the text. */
export const readsTexts = (
  list: ListDefinition,
  { headers, search = '' }: Pick<ListQuery, 'headers' | 'search'>,
): boolean =>
  searchable(search) !== '' ||
  headers.some(({ value, filterValues }) => filterValues?.length && columnOf(list, value)?.kind === 'text');
