import { deflateSync, strToU8 } from 'fflate';

import type { ExportedRow } from '../rowBatches';
import { compression } from './compression';
import { rowsXml } from './rowsXml';
import type { SheetColumn } from './sheetColumn';

/** About what the parts beside the sheet take. */
const aroundTheSheet = 2500;

/** About how many bytes a file with so many rows takes, when the others are like the first. */
export const expectedBytes = (
  columns: readonly SheetColumn[],
  first: readonly ExportedRow[],
  total: number,
): number => {
  const sample = deflateSync(strToU8(rowsXml(columns, first, 2)), compression).length;
  return aroundTheSheet + (first.length > 0 ? (sample / first.length) * total : 0);
};
