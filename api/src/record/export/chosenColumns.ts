import type { exportTable } from '@byggtun/shared/contract/exportTable';
import type { RouteInput } from '@byggtun/shared/contract/route';

import { refuse } from '../../core/http/refuse';
import { columnOf } from '../../core/list/listDefinition';
import type { ExportSource } from './exportSource';
import type { SheetColumn } from './workbook/sheetColumn';

/** The columns of the file, in their order. @throws Refusal 400 for one that the list's rows do not have */
export const chosenColumns = (
  { list, fields }: Pick<ExportSource, 'list' | 'fields'>,
  asked: RouteInput<typeof exportTable>['body']['columns'],
): SheetColumn[] =>
  asked
    .map(({ dataKey, name, exportCol, breakText = false }, index) => {
      const column = fields.includes(dataKey) ? columnOf(list, dataKey) : undefined;
      if (!column) throw refuse.invalid({ [`columns.${index}.dataKey`]: [`Ukjent kolonne: ${dataKey}`] });
      return {
        exportCol,
        field: dataKey,
        heading: name,
        isDate: column.kind === 'date' || column.kind === 'moment',
        breakText,
      };
    })
    .filter(({ exportCol }) => exportCol);
