import type { ExportedRow } from '../rowBatches';
import { textCell } from './cellXml';
import { columnLetters } from './columnLetters';
import { columnWidths } from './columnWidths';
import { rowsXml } from './rowsXml';
import type { SheetColumn } from './sheetColumn';
import { look } from './styles';

/** What a sheet is made of. */
export interface Sheet {
  columns: readonly SheetColumn[];
  /** The first rows, by which the widths are set. */
  first: readonly ExportedRow[];
  /** The rows after them. */
  batches: AsyncIterable<readonly ExportedRow[]> | Iterable<readonly ExportedRow[]>;
  /** A line below the table. */
  footer: string | undefined;
  /** Its days are written DD-MM-YYYY instead of DD.MM.YYYY. */
  isDashed: boolean;
}

const frozen =
  '<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft"/></sheetView></sheetViews>';

const headXml = (columns: readonly SheetColumn[], first: readonly ExportedRow[]): string => {
  const widths = columnWidths(columns, first).map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const headings = columns.map(({ heading }, index) =>
    textCell(`${columnLetters(index)}1`, heading, look.heading),
  );
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${frozen}<cols>${widths.join('')}</cols><sheetData><row r="1">${headings.join('')}</row>`;
};

/** A sheet, piece by piece: headings that stay and filter, the rows, and the line below. */
export async function* sheetXml({
  columns,
  first,
  batches,
  footer,
}: Omit<Sheet, 'isDashed'>): AsyncGenerator<string> {
  yield headXml(columns, first);
  yield rowsXml(columns, first, 2);
  let last = first.length + 1;
  for await (const rows of batches) {
    yield rowsXml(columns, rows, last + 1);
    last += rows.length;
  }
  if (footer) yield `<row r="${last + 2}">${textCell(`A${last + 2}`, footer, look.quoted)}</row>`;
  yield `</sheetData><autoFilter ref="A1:${columnLetters(columns.length - 1)}${last}"/></worksheet>`;
}
