import * as z from 'zod';

import { file } from './file';
import { listQuery } from './list';
import { declaredName } from './name';
import { route } from './route';
import { text } from './text';

/** Texts of the export (docs/product/lists.md#export; the last two are our own). */
export const exportTexts = {
  noColumn: 'En kollone må være valgt for å kunne eksportere tabell',
  unknownList: 'Tabellen kan ikke eksporteres.',
  badName: 'Filnavnet kan ikke inneholde \\ / : * ? " < > |',
} as const;

/** Rows that one file holds at most; Excel itself ends at 1,048,576. */
export const exportLimit = 1_000_000;

/** Rows that a call may carry itself, and characters of one of their cells: as many as Excel takes. */
export const sentRowLimit = 1000;
const cellLimit = 32_767;

/** Media type of the file. */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A column that the table has; they stand in the file in this order. */
export const exportColumn = z.object({
  /** Field of the list's row. An unknown one is refused with 400. */
  dataKey: text(100),
  /** Its heading. */
  name: text(200),
  /** Whether it goes into the file. */
  exportCol: z.boolean(),
  /** Long text is broken into lines inside its cell. */
  breakText: z.boolean().optional(),
});

/** Which rows: those that this list shows with these filters, this search and this order, over all its pages. */
export const exportRows = listQuery
  .pick({ headers: true, search: true, sortBy: true, sortDesc: true })
  .extend({
    /** Name of the list, as its area declares it on the server (`complaints`); 400 for another. */
    list: declaredName,
  });

/** Rows that are sent along: of each its values, by the `dataKey` of their column. Numbers stand in the file as text too. */
export const sentRows = z
  .array(
    z.object({
      values: z
        .array(
          z.object({
            key: text(100),
            value: z.union([text(cellLimit), z.number(), z.boolean()]).nullable(),
          }),
        )
        .max(100, { abort: true }),
    }),
  )
  .max(sentRowLimit, { abort: true });

/**
 * A list as an xlsx file (docs/product/lists.md#export). The portal sends no rows along: the server reads them itself, so that the file
 * never has one that the list would not show to the caller, and a table of any length costs a small call.
 * 400 without a column, for an unknown column or clause, and for more rows than `exportLimit`.
 */
export const exportTable = route({
  method: 'POST',
  path: '/export/table',
  summary: 'En tabell som Excel-fil',
  tag: 'Eksport',
  body: z.object({
    /** What the file is called, without `.xlsx`: a name and the date-time (docs/product/lists.md#export). */
    FileName: text(150)
      .min(1)
      .regex(/^[^\\/:*?"<>|\p{Cc}\p{Cs}]+$/u, exportTexts.badName),
    columns: z
      .array(exportColumn)
      .max(100, { abort: true })
      .refine((columns) => columns.some(({ exportCol }) => exportCol), exportTexts.noColumn),
    /** Which rows of which list, or the rows themselves. */
    rows: z.union([exportRows, sentRows]),
    /** A line below the table. */
    footer: text(1000).optional(),
  }),
  file: xlsxType,
  streamed: true,
  answer: file,
});

export type ExportRows = z.infer<typeof exportRows>;
export type SentRows = z.infer<typeof sentRows>;
