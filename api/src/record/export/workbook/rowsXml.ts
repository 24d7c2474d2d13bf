import type { ExportedRow } from '../rowBatches';
import { cellXml } from './cellXml';
import { columnLetters } from './columnLetters';
import type { SheetColumn } from './sheetColumn';

/** Rows of a sheet. @param number of the first of them; the sheet's first is 1 */
export const rowsXml = (
  columns: readonly SheetColumn[],
  rows: readonly ExportedRow[],
  number: number,
): string => {
  const letters = columns.map((_, index) => columnLetters(index));
  return rows
    .map((row, index) => {
      const at = number + index;
      const cells = columns.map((column, place) =>
        cellXml(`${letters[place] ?? ''}${at}`, row[column.field], column),
      );
      return `<row r="${at}">${cells.join('')}</row>`;
    })
    .join('');
};
