import type { ListQuery } from '@byggtun/shared/contract/list';
import { storable } from '@byggtun/shared/contract/storable';

import { columnOf, type ListDefinition } from './listDefinition';

/** Whether a query looks into texts, so that no index alone answers it and how it is best done depends on the text. */
export const readsTexts = (
  list: ListDefinition,
  { headers, search = '' }: Pick<ListQuery, 'headers' | 'search'>,
): boolean =>
  storable(search) !== '' ||
  headers.some(({ value, filterValues }) => filterValues?.length && columnOf(list, value)?.kind === 'text');
