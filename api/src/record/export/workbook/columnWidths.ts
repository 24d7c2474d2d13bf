import type { ExportedRow } from '../rowBatches';
import type { SheetColumn } from './sheetColumn';

const [least, most] = [6, 60];

const lengthOf = (value: unknown): number => {
  if (typeof value === 'string') return Math.max(...value.split('\n').map((line) => line.length));
  if (typeof value === 'number') return String(value).length;
  return 3;
};

/** Widths in characters: what the heading with its filter button and the first rows need, within reason. */
export const columnWidths = (columns: readonly SheetColumn[], first: readonly ExportedRow[]): number[] =>
  columns.map(({ field, heading }) => {
    const widest = first.reduce((width, row) => Math.max(width, lengthOf(row[field])), heading.length + 3);
    return Math.min(Math.max(widest, least), most) + 2;
  });
