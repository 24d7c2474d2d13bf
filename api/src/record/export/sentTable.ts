import type { exportTable, SentRows } from '@byggtun/shared/contract/exportTable';
import type { RouteInput } from '@byggtun/shared/contract/route';

import type { StreamAnswer } from '../../core/http/sendStream';
import { expectedBytes } from './workbook/expectedBytes';
import { workbook } from './workbook/workbook';

type Value = SentRows[number]['values'][number]['value'];

/** Only a list knows what its numbers and days are; here they stand as they were sent. */
const cellOf = (value: Value) => (typeof value === 'number' ? String(value) : value);

/** Rows that came with the call as an xlsx file. */
export const sentTable = (
  rows: SentRows,
  { FileName, columns: asked, footer }: Omit<RouteInput<typeof exportTable>['body'], 'rows'>,
): StreamAnswer => {
  const columns = asked
    .filter(({ exportCol }) => exportCol)
    .map(({ dataKey, name, breakText = false }) => ({
      ...{ field: dataKey, heading: name },
      ...{ isDate: false, breakText },
    }));
  const first = rows.map(({ values }) =>
    Object.fromEntries(values.map(({ key, value }) => [key, cellOf(value)])),
  );
  return {
    name: `${FileName}.xlsx`,
    total: rows.length,
    expectedBytes: expectedBytes(columns, first, rows.length),
    content: workbook({ columns, first, batches: [], footer, isDashed: false }),
  };
};
