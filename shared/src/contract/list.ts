import * as z from 'zod';

import { text } from './text';

/** How a column's filter compares (docs/product/lists.md#filters): text, then dates, whole numbers, and what is picked from a list. */
export const filterClause = z.enum([
  'contains',
  'startsWith',
  'endsWith',
  'equals',
  'sameDay',
  'before',
  'after',
  'between',
  'atLeast',
  'atMost',
  // Released portals still compare whole numbers so.
  'lessThan',
  'greaterThan',
  'in',
]);

/** Characters of a text that a filter compares with, and of one that is searched for. */
export const filterTextLimit = 200;
export const searchLimit = 200;

/** Values that one column is filtered by at most, and all of them together. */
export const filterValueLimit = 200;
const allValuesLimit = 400;

/** Of all values, so many may be texts, each of which is looked for in every row. */
const allTextsLimit = 50;

/** What a filter compares with; dates as `YYYY-MM-DD`. */
export const filterValue = z.union([text(filterTextLimit), z.number(), z.boolean()]);

/** What is said of a list query that asks for too much; our own texts. */
export const listTexts = {
  tooMany: `Velg høyst ${filterValueLimit} i filteret.`,
  tooManyInAll: `Velg høyst ${allValuesLimit} i filtrene til sammen.`,
  tooManyTexts: `Filtrer på høyst ${allTextsLimit} tekster.`,
} as const;

/** One column of a list query; a column without `filterValues` does not filter. */
export const listHeader = z.object({
  /** Heading, for exports; the server does not read it. */
  text: text(200).optional(),
  /** Name of the column, a field of the list's row. An unknown one is refused with 400. */
  value: text(100),
  type: z.enum(['string', 'int', 'date', 'boolean', 'select']),
  /** What to compare with. Empty means no filter. */
  filterValues: z
    .array(filterValue)
    .max(filterValueLimit, { abort: true, error: listTexts.tooMany })
    .optional(),
  filterClause: filterClause.optional(),
});

const valuesOf = (headers: readonly { filterValues?: readonly unknown[] | undefined }[]) =>
  headers.flatMap(({ filterValues = [] }) => filterValues);

/** The columns of a list query, with what they are filtered by. */
const listHeaders = z
  .array(listHeader)
  .max(100, { abort: true })
  .refine((headers) => valuesOf(headers).length <= allValuesLimit, {
    abort: true,
    error: listTexts.tooManyInAll,
  })
  .refine(
    (headers) => valuesOf(headers).filter((value) => typeof value === 'string').length <= allTextsLimit,
    listTexts.tooManyTexts,
  );

/** The body of every list call (docs/product/lists.md#what-a-list-is-asked). */
export const listQuery = z.object({
  headers: listHeaders,
  /** First page is 1. */
  page: z.int32().min(1),
  /** Rows a page, at most 500; -1 asks for all. */
  itemsPerPage: z.union([z.literal(-1), z.number().int().min(1).max(500)]),
  /** Words searched for: one of the columns that the list names holds them all, in any order. */
  search: text(searchLimit).optional(),
  /** Name of a sortable column. */
  sortBy: text(100).optional(),
  sortDesc: z.boolean().optional(),
});

/** What a count is asked: the columns with their filters, as of a list, or the bare array of them. */
export const countQuery = z
  .union([listQuery.pick({ headers: true }), listHeaders])
  .transform((asked) => (Array.isArray(asked) ? { headers: asked } : asked));

/** Rows that a card of the Dashboard shows of a list (docs/product/lists.md#at-a-glance). */
export const glanceRows = 3;

/** A list at a glance: which rows, and in what order; the first `glanceRows` of them are answered. */
export const glanceQuery = listQuery.pick({ headers: true, sortBy: true, sortDesc: true });

/** What every list call answers: a page of rows and how many there are in all. */
export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    /** Rows that match the filters, over all pages. */
    totalItemCount: z.number().int(),
    /** The same figure under its other name (docs/product/lists.md#what-a-list-is-asked). */
    totalCount: z.number().int(),
    totalPages: z.number().int(),
  });

/** An entry of a pick list (docs/product/lists.md#what-a-list-is-asked: key, value). */
export const option = z.object({
  key: z.union([z.number(), z.string()]),
  value: z.string(),
});

/** Rows that a list gives, or shows, at most when all of them are asked for (`itemsPerPage` -1). */
export const allRowsLimit = 20_000;

export type FilterValue = z.infer<typeof filterValue>;
export type FilterClause = z.infer<typeof filterClause>;
export type ListHeader = z.infer<typeof listHeader>;
export type ListQuery = z.infer<typeof listQuery>;
export type GlanceQuery = z.infer<typeof glanceQuery>;
export type Option = z.infer<typeof option>;
/** A page of rows of the type `Row`. */
export interface ListAnswer<Row> {
  items: Row[];
  totalItemCount: number;
  totalCount: number;
  totalPages: number;
}
