import * as z from 'zod';

import { file } from './file';
import { listQuery } from './list';
import { route } from './route';

/** Texts of the export (document 2, section 5; the last one is our own). */
export const exportTexts = {
  noColumn: 'En kollone må være valgt for å kunne eksportere tabell',
  badName: 'Filnavnet kan ikke inneholde \\ / : * ? " < > |',
} as const;

/** Rows that one file holds at most; Excel itself ends at 1,048,576. */
export const exportLimit = 1_000_000;

/** Media type of the file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The lists of the server that can be exported. */
export const exportList = z.enum(['complaints', 'actions', 'siteDays']);

/** A column that the table has; they stand in the file in this order. */
export const exportColumn = z.object({
  /** Field of the list's row. An unknown one is refused with 400. */
  dataKey: z.string().max(100),
  /** Its heading. */
  name: z.string().max(200),
  /** Whether it goes into the file. */
  exportCol: z.boolean(),
  /** Long text is broken into lines inside its cell. */
  breakText: z.boolean().optional(),
});

/** Which rows: those that this list shows with these filters, this search and this order, over all its pages. */
export const exportRows = listQuery
  .pick({ headers: true, search: true, sortBy: true, sortDesc: true })
  .extend({ list: exportList });

/**
 * A list as an xlsx file (document 2, section 7). The rows are not sent along: the server reads them itself, so that the file
 * never has one that the list would not show to the caller, and a table of any length costs a small call.
 * 400 without a column, for an unknown column or clause, and for more rows than `exportLimit`.
 */
export const exportTable = route({
  method: 'POST',
  path: '/export/table',
  summary: 'En tabell som Excel-fil',
  tag: 'Eksport',
  body: z.object({
    /** What the file is called, without `.xlsx`: a name and the date-time (document 2, section 9). */
    FileName: z
      .string()
      .trim()
      .min(1)
      .max(150)
      .regex(/^[^\\/:*?"<>|\p{Cc}\p{Cs}]+$/u, exportTexts.badName),
    columns: z
      .array(exportColumn)
      .max(100)
      .refine((columns) => columns.some(({ exportCol }) => exportCol), exportTexts.noColumn),
    rows: exportRows,
    /** A line below the table. */
    footer: z.string().max(1000).optional(),
  }),
  file: xlsxType,
  streamed: true,
  answer: file,
});

export type ExportList = z.infer<typeof exportList>;
export type ExportRows = z.infer<typeof exportRows>;
