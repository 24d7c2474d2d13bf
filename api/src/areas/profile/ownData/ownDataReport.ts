import { ownDataName } from '@byggtun/shared/contract/ownData';

import type { PdfBlock, PdfDocument } from '../../../core/pdf/pdfDocument';
import { norwegianDay } from '../../../core/time/norwegianDay';
import { norwegianTime } from '../../../core/time/norwegianTime';
import { columnTitles } from '../../../record/ownData/columnTitles';
import type { OwnIds, OwnTable } from '../../../record/ownData/ownTable';
import type { OwnData, OwnRecords } from './findOwnData';
import { retention } from './retention';

/** Of a kind with more rows, and of longer texts, paper has the beginning; the file for machines has all. */
const mostRows = 200;
const mostCharacters = 200;

const isDay = /^\d{4}-\d{2}-\d{2}$/;

const shortened = (text: string) =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters)} …` : text;

const written = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return norwegianTime(value);
  if (typeof value === 'boolean') return value ? 'Ja' : 'Nei';
  if (typeof value === 'string') return isDay.test(value) ? norwegianDay(value) : shortened(value);
  if (Array.isArray(value)) return shortened(value.join(', '));
  return shortened(JSON.stringify(value));
};

/** Who somebody is, where a column names a person: the reader, or another, whose name is not theirs to have. */
const whoIs = (value: unknown, own: OwnIds[keyof OwnIds]) => {
  if (value === null || value === undefined) return '';
  return own.some((id) => id === value) ? 'Du' : 'En annen';
};

const cellOf = ({ who, table }: OwnTable, ids: OwnIds, column: string, value: unknown): string => {
  const by = who.find(([name]) => name === column)?.[1];
  // The person's own number and address are what is told, not who it is.
  if (by && by !== 'email' && table !== 'person') return whoIs(value, ids[by]);
  return column === 'drawing' ? 'Tegnet med hånd' : written(value);
};

const titleOf = ({ titles = {} }: OwnTable, column: string) =>
  titles[column] ?? columnTitles[column] ?? column;

const partOf = ({ table, rows }: OwnRecords, ids: OwnIds): PdfBlock[] => {
  if (rows.length === 0) return [];
  const columns = Object.keys(rows[0] ?? {});
  const texts = rows
    .slice(0, mostRows)
    .map((row) => columns.map((column) => cellOf(table, ids, column, row[column])));
  const left = rows.length - texts.length;
  return [
    { kind: 'heading', text: table.title },
    {
      kind: 'table',
      of: table.title,
      columns: columns.map((column) => ({ title: titleOf(table, column), share: 1 })),
      rows: texts,
    },
    ...(left > 0 ? [{ kind: 'paragraph', text: `Og ${left} til, som står i ${ownDataName}.` } as const] : []),
  ];
};

/** All that is stored of a person, to be read: what there is of each kind, and how long it is kept (docs/product/profile.md#own-data). */
export const ownDataReport = (
  { ids, records }: OwnData,
  { fullName }: { fullName: string },
  madeAt: Date,
): PdfDocument => ({
  title: 'Mine data',
  subject: fullName,
  madeAt,
  isLandscape: true,
  blocks: [
    ...records.flatMap((kind) => partOf(kind, ids)),
    { kind: 'heading', text: 'Så lenge blir det oppbevart' },
    { kind: 'list', items: retention },
  ],
});
