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

type ColumnType = ListHeader['type'];

/** How each type of column can be compared, in words; the first is the usual one (document 2, section 5). */
export const clauseTexts: Readonly<Record<ColumnType, Partial<Record<FilterClause, string>>>> = {
  string: { contains: 'Inneholder', startsWith: 'Begynner med', endsWith: 'Slutter med', equals: 'Er lik' },
  int: { equals: 'Er lik', lessThan: 'Mindre enn', greaterThan: 'Større enn', between: 'Mellom' },
  date: { sameDay: 'Samme dag', before: 'Før', after: 'Etter', between: 'Mellom' },
  boolean: { equals: 'Er lik' },
  select: { in: 'Er en av' },
};

/** The comparisons of a type, the usual one first. */
export const clausesOf = (type: ColumnType) => Object.keys(clauseTexts[type]) as FilterClause[];

/** How a type is compared until somebody chooses otherwise. */
export const usualClause = (type: ColumnType): FilterClause => clausesOf(type)[0] ?? 'equals';

/** How many values a comparison needs; a pick list takes any number. */
export const valuesOf = (clause: FilterClause): number => (clause === 'between' ? 2 : 1);

/** The filter that a column starts with. */
export const initialFilter = ({ type, filterValues, filterClause }: AnyColumn): ColumnFilter | undefined =>
  filterValues?.length ? { clause: filterClause ?? usualClause(type), values: filterValues } : undefined;

/** Writes a filter as it stands in the address; empty for none, where the column starts with one. */
export function writeFilter({ type }: Pick<AnyColumn, 'type'>, filter: ColumnFilter | undefined): string {
  if (!filter) return '';
  const values = filter.values.join(',');
  return type === 'select' || type === 'boolean' ? values : `${filter.clause}:${values}`;
}

/** Reads a filter from the address; undefined for none and for whatever the column can't be filtered by. */
export function readFilter(
  column: Pick<AnyColumn, 'type' | 'choices'>,
  text: string,
): ColumnFilter | undefined {
  const { type } = column;
  if (type === 'select') return filterOf('in', readChoices(column, text));
  if (type === 'boolean')
    return filterOf('equals', text === 'true' || text === 'false' ? [text === 'true'] : []);
  const colon = text.indexOf(':');
  const clause = clausesOf(type).find((one) => one === text.slice(0, colon));
  return clause && typedFilter(type, clause, text.slice(colon + 1));
}

function typedFilter(type: ColumnType, clause: FilterClause, text: string): ColumnFilter | undefined {
  if (type === 'string') return filterOf(clause, text.trim() ? [text.trim().slice(0, 200)] : []);
  const parts = text.split(',');
  if (parts.length !== valuesOf(clause)) return undefined;
  if (type === 'date') return parts.every(isDay) ? { clause, values: parts } : undefined;
  return parts.every(isWhole) ? { clause, values: parts.map(Number) } : undefined;
}

function readChoices({ choices }: Pick<AnyColumn, 'choices'>, text: string): FilterValue[] {
  const wanted = text.split(',').filter(isWhole).map(Number);
  if (typeof choices !== 'object') return wanted;
  return choices.map(({ key }) => key).filter((key) => wanted.includes(Number(key)));
}

const filterOf = (clause: FilterClause, values: readonly FilterValue[]): ColumnFilter | undefined =>
  values.length > 0 ? { clause, values } : undefined;

/** A whole number that the database can hold. */
export const isWhole = (text: string): boolean => /^-?\d{1,9}$/.test(text);

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`));
