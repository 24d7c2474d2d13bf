import { isDay } from '../contract/day';
import { type FilterClause, filterTextLimit, type FilterValue, filterValueLimit } from '../contract/list';
import { clausesOf, type ColumnFilter, type ColumnType } from './columnFilter';
import type { AnyColumn } from './listDefinition';

/** How many values a comparison needs; a pick list takes any number. */
export const valuesOf = (clause: FilterClause): number => (clause === 'between' ? 2 : 1);

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
  const written = type === 'int' ? asNow(text) : text;
  const colon = written.indexOf(':');
  const clause = clausesOf(type).find((one) => one === written.slice(0, colon));
  return clause && typedFilter(type, clause, written.slice(colon + 1));
}

/** Old links say 'less' and 'greater' than a number, which leaves the number itself out. */
const asNow = (text: string): string =>
  text.replace(/^(less|greater)Than:(-?\d{1,8})$/, (_, than: string, number: string) =>
    than === 'less' ? `atMost:${Number(number) - 1}` : `atLeast:${Number(number) + 1}`,
  );

function typedFilter(type: ColumnType, clause: FilterClause, text: string): ColumnFilter | undefined {
  if (type === 'string') return filterOf(clause, text.trim() ? [text.trim().slice(0, filterTextLimit)] : []);
  const parts = text.split(',');
  if (parts.length !== valuesOf(clause)) return undefined;
  if (parts.some((part) => !isValue(type, part)) || isReversed(type, parts)) return undefined;
  return { clause, values: type === 'date' ? parts : parts.map(Number) };
}

/** A day, or a whole number: what a column of the type is compared with. */
export const isValue = (type: ColumnType, text: string): boolean =>
  type === 'date' ? isDay(text) : isWhole(text);

/** The end lies before the beginning. @param parts one value, or beginning and end */
export const isReversed = (type: ColumnType, [first = '', last = first]: readonly string[]): boolean =>
  type === 'date' ? last < first : Number(last) < Number(first);

function readChoices({ choices }: Pick<AnyColumn, 'choices'>, text: string): FilterValue[] {
  const wanted = text.split(',').filter(isWhole).slice(0, filterValueLimit).map(Number);
  if (typeof choices !== 'object') return wanted;
  return choices.map(({ key }) => key).filter((key) => wanted.includes(Number(key)));
}

const filterOf = (clause: FilterClause, values: readonly FilterValue[]): ColumnFilter | undefined =>
  values.length > 0 ? { clause, values } : undefined;

/** A whole number that the database can hold. */
export const isWhole = (text: string): boolean => /^-?\d{1,9}$/.test(text);
