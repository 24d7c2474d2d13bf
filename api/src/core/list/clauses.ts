import type { FilterClause } from '@byggtun/shared/contract/list';
import { type Expression, sql, type SqlBool } from 'kysely';

import type { ColumnKind } from './listColumn';

/** A comparison of a column with what the filter holds. */
export type Clause<Value> = (column: Expression<unknown>, values: [Value, ...Value[]]) => Expression<SqlBool>;

/** The text with LIKE's own signs taken as they are. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** One comparison for each value rather than `like any`, which no index answers. */
const like =
  (before: '%' | '', after: '%' | ''): Clause<string> =>
  (folded, values) => {
    const each = values.map(
      (value) =>
        sql<SqlBool>`${folded} like ${sql.lit(before)} || fold_text(${escapeLike(value)}) || ${sql.lit(after)}`,
    );
    return sql`(${sql.join(each, sql` or `)})`;
  };

/** Folded text (see `fold_text` in the database): without regard to case and accents, æ, ø and å being letters of their own. */
export const textClauses = {
  contains: like('%', '%'),
  startsWith: like('', '%'),
  endsWith: like('%', ''),
  equals: like('', ''),
  in: like('', ''),
} satisfies Partial<Record<FilterClause, Clause<string>>>;

/** Days, `YYYY-MM-DD`. 'Before' and 'after' leave the day itself out, 'between' holds both ends. */
export const dateClauses = {
  sameDay: (column, [day]) => sql`${column} = ${day}::date`,
  equals: (column, [day]) => sql`${column} = ${day}::date`,
  before: (column, [day]) => sql`${column} < ${day}::date`,
  after: (column, [day]) => sql`${column} > ${day}::date`,
  between: (column, [first, last = first]) => sql`${column} between ${first}::date and ${last}::date`,
} satisfies Partial<Record<FilterClause, Clause<string>>>;

/** The instant at which a day begins in Norway; or the one so many days after. */
const startOf = (day: string, later = 0) =>
  sql`(${day}::date + ${sql.lit(later)})::timestamp at time zone 'Europe/Oslo'`;

/** Instants, by the day that they fall on in Norway; compared as instants, so that an index on them is of use. */
export const momentClauses = {
  sameDay: (column, [day]) => sql`(${column} >= ${startOf(day)} and ${column} < ${startOf(day, 1)})`,
  equals: (column, [day]) => sql`(${column} >= ${startOf(day)} and ${column} < ${startOf(day, 1)})`,
  before: (column, [day]) => sql`${column} < ${startOf(day)}`,
  after: (column, [day]) => sql`${column} >= ${startOf(day, 1)}`,
  between: (column, [first, last = first]) =>
    sql`(${column} >= ${startOf(first)} and ${column} < ${startOf(last, 1)})`,
} satisfies Partial<Record<FilterClause, Clause<string>>>;

/**
 * One value is compared as one: PostgreSQL then knows that it is what the scope asks for too, does not count both as independent, and takes
 * the order from an index that begins with it.
 */
const isOneOfNumbers: Clause<number> = (column, values) =>
  values.length === 1 ? sql`${column} = ${values[0]}::int` : sql`${column} = any(${values}::int[])`;
const isOneOfFlags: Clause<boolean> = (column, values) =>
  values.length === 1 ? sql`${column} = ${values[0]}::boolean` : sql`${column} = any(${values}::boolean[])`;

/** Whole numbers: picked from a list, or compared; 'between' holds both ends. */
export const numberClauses = {
  in: isOneOfNumbers,
  equals: isOneOfNumbers,
  atLeast: (column, [number]) => sql`${column} >= ${number}::int`,
  atMost: (column, [number]) => sql`${column} <= ${number}::int`,
  lessThan: (column, [number]) => sql`${column} < ${number}::int`,
  greaterThan: (column, [number]) => sql`${column} > ${number}::int`,
  between: (column, [first, last = first]) => sql`${column} between ${first}::int and ${last}::int`,
} satisfies Partial<Record<FilterClause, Clause<number>>>;

/** Yes and no. */
export const flagClauses = { in: isOneOfFlags, equals: isOneOfFlags };

/** How a column is compared when the filter does not say. */
export const defaultClause = {
  text: 'contains',
  date: 'sameDay',
  moment: 'sameDay',
  number: 'in',
  flag: 'in',
} as const satisfies Record<ColumnKind, FilterClause>;
