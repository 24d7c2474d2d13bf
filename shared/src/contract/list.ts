import * as z from 'zod';

/** How a column's filter compares (document 2, section 5): text, then dates, whole numbers, and what is picked from a list. */
export const filterClause = z.enum([
  'contains',
  'startsWith',
  'endsWith',
  'equals',
  'sameDay',
  'before',
  'after',
  'between',
  'lessThan',
  'greaterThan',
  'in',
]);

/** What a filter compares with; dates as `YYYY-MM-DD`. */
export const filterValue = z.union([z.string(), z.number(), z.boolean()]);

/** One column of a list query; a column without `filterValues` does not filter. */
export const listHeader = z.object({
  /** Heading, for exports; the server does not read it. */
  text: z.string().optional(),
  /** Name of the column, a field of the list's row. An unknown one is refused with 400. */
  value: z.string(),
  type: z.enum(['string', 'int', 'date', 'boolean', 'select']),
  /** What to compare with. Empty means no filter. */
  filterValues: z.array(filterValue).max(1000).optional(),
  filterClause: filterClause.optional(),
});

/** The body of every list call (document 1, section 3, "List query"). */
export const listQuery = z.object({
  headers: z.array(listHeader).max(100),
  /** First page is 1. */
  page: z.int32().min(1),
  /** Rows a page, at most 500; -1 asks for all. */
  itemsPerPage: z.union([z.literal(-1), z.number().int().min(1).max(500)]),
  /** Text searched for in the columns that the list names. */
  search: z.string().max(200).optional(),
  /** Name of a sortable column. */
  sortBy: z.string().optional(),
  sortDesc: z.boolean().optional(),
});

/** What every list call answers: a page of rows and how many there are in all. */
export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    items: z.array(row),
    /** Rows that match the filters, over all pages. */
    totalItemCount: z.number().int(),
    /** The same figure under the name that document 1 uses. */
    totalCount: z.number().int(),
    totalPages: z.number().int(),
  });

/** An entry of a pick list (document 2, section 3: key, value). */
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
export type Option = z.infer<typeof option>;
/** A page of rows of the type `Row`. */
export interface ListAnswer<Row> {
  items: Row[];
  totalItemCount: number;
  totalCount: number;
  totalPages: number;
}
