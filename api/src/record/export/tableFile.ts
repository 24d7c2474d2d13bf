import { exportLimit, type ExportRows, type exportTable } from '@byggtun/shared/contract/exportTable';
import type { RouteInput } from '@byggtun/shared/contract/route';

import type { Connection } from '../../core/database/connect';
import { refuse } from '../../core/http/refuse';
import type { StreamAnswer } from '../../core/http/sendStream';
import type { CurrentUser } from '../person/currentUser';
import { chosenColumns } from './chosenColumns';
import type { ExportSource } from './exportSource';
import { rowBatches } from './rowBatches';
import { expectedBytes } from './workbook/expectedBytes';
import { workbook } from './workbook/workbook';

/**
 * The list as an xlsx file. Its ids are read first, 4 bytes a row; then the rows, as fast as the file is taken. The first of them are read
 * before the answer begins, so that widths fit them and what is wrong with the call is told as a refusal.
 * @throws Refusal 400 for an unknown column or clause, and for too many rows
 */
export const tableFile = async (
  source: ExportSource,
  database: Connection,
  user: CurrentUser,
  {
    FileName,
    columns: asked,
    rows: query,
    footer,
  }: RouteInput<typeof exportTable>['body'] & { rows: ExportRows },
): Promise<StreamAnswer> => {
  const columns = chosenColumns(source, asked);
  const ids = Int32Array.from(await source.findIds(database, user, query));
  if (ids.length > exportLimit)
    throw refuse.rule(
      `Tabellen har ${ids.length} rader, og en fil rommer ${exportLimit}. Begrens den med filter.`,
    );
  const batches = rowBatches(source, database, user, query, ids);
  const first = (await batches.next()).value ?? [];
  return {
    name: `${FileName}.xlsx`,
    total: ids.length,
    expectedBytes: expectedBytes(columns, first, ids.length),
    content: workbook({ columns, first, batches, footer, isDashed: source.isDashed ?? false }),
  };
};
