import type { FilterClause, FilterValue, ListHeader } from '../contract/list';
import type { AnyColumn } from './listDefinition';

/** A filter of one column, as it is on. */
export interface ColumnFilter {
  clause: FilterClause;
  /** Never empty. */
  values: readonly FilterValue[];
}

/** The filters that are on, by the column's field. */
export type ColumnFilters = Readonly<Record<string, ColumnFilter | undefined>>;

/** What a column holds. */
export type ColumnType = ListHeader['type'];

/** How each type of column can be compared, in words; the first is the usual one (docs/product/lists.md#filters). */
export const clauseTexts: Readonly<Record<ColumnType, Partial<Record<FilterClause, string>>>> = {
  string: { contains: 'Inneholder', startsWith: 'Begynner med', endsWith: 'Slutter med', equals: 'Er lik' },
  int: { equals: 'Er lik', atLeast: 'Minst', atMost: 'Høyst', between: 'Mellom' },
  date: { sameDay: 'Samme dag', before: 'Før', after: 'Etter', between: 'Mellom' },
  boolean: { equals: 'Er lik' },
  select: { in: 'Er en av' },
};

/** The comparisons of a type, the usual one first. */
export const clausesOf = (type: ColumnType) => Object.keys(clauseTexts[type]) as FilterClause[];

/** How a type is compared until somebody chooses otherwise. */
export const usualClause = (type: ColumnType): FilterClause => clausesOf(type)[0] ?? 'equals';

/** The filter that a column starts with. */
export const initialFilter = ({ type, filterValues, filterClause }: AnyColumn): ColumnFilter | undefined =>
  filterValues?.length ? { clause: filterClause ?? usualClause(type), values: filterValues } : undefined;
