import type { DocumentRow } from '@byggtun/shared/contract/document';

import type { SortOrder } from '../sort/SortDialog';

/** What the documents of a folder can be sorted by. */
export const documentColumns = [
  ['name', 'Navn'],
  ['dateTime', 'Dato'],
] as const;

/** What they are sorted by. */
export type DocumentOrder = SortOrder<'name' | 'dateTime'>;

const names = new Intl.Collator('nb', { numeric: true });

/** The rows in this order; folders, which have names alone, stay first. */
export function sortDocuments<Row extends DocumentRow>(
  rows: readonly Row[],
  { by, desc }: DocumentOrder,
): Row[] {
  const compare = (a: Row, b: Row) =>
    by === 'name' ? names.compare(a.name, b.name) : (a.dateTime ?? '').localeCompare(b.dateTime ?? '');
  const sorted = (part: Row[]) => part.sort((a, b) => (desc ? compare(b, a) : compare(a, b)));
  const folders = rows.filter(({ list }) => list);
  return [...(by === 'name' ? sorted(folders) : folders), ...sorted(rows.filter(({ list }) => !list))];
}
