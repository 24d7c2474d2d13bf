import type { DocumentRow } from '@byggtun/shared/contract/document';

/** What the documents of a folder are sorted by. */
export interface DocumentOrder {
  by: 'name' | 'dateTime';
  desc: boolean;
}

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
