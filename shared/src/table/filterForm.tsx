import * as z from 'zod';

import { filterClause } from '../contract/list';
import {
  type ColumnFilter,
  type ColumnFilters,
  readFilter,
  usualClause,
  valuesOf,
  writeFilter,
} from './columnFilter';
import type { AnyColumn } from './listDefinition';

const draft = z.object({
  clause: filterClause,
  /** As they are typed or picked; an empty text is none. */
  values: z.array(z.string()),
});

/** A filter while it is typed. */
export type FilterDraft = z.infer<typeof draft>;

/** The drafts of a dialog, by the column's field. */
export type FilterDrafts = Record<string, FilterDraft>;

/** A filter as the form holds it. */
export const toDraft = ({ type }: AnyColumn, filter: ColumnFilter | undefined): FilterDraft => ({
  clause: filter?.clause ?? usualClause(type),
  values: filter?.values.map(String) ?? [],
});

const isEmpty = ({ values }: FilterDraft): boolean => values.every((value) => value.trim() === '');

/** The filter of a draft; undefined when nothing is typed, or not enough. */
const fromDraft = (column: AnyColumn, { clause, values }: FilterDraft): ColumnFilter | undefined =>
  readFilter(column, writeFilter(column, { clause, values: values.slice(0, valuesFor(column, clause)) }));

const valuesFor = ({ type }: AnyColumn, clause: FilterDraft['clause']): number | undefined =>
  type === 'select' ? undefined : valuesOf(clause);

function problemOf({ type }: AnyColumn, { clause }: FilterDraft): string {
  if (clause === 'between') return 'Fyll ut både fra og til.';
  return type === 'int' ? 'Skriv et helt tall.' : 'Verdien kan ikke brukes.';
}

/** The rules of the form: what is begun must be whole. */
export const filterForm = (columns: readonly AnyColumn[]) =>
  z.object(
    Object.fromEntries(
      columns.map((column) => [
        column.value,
        draft.superRefine((filter, context) => {
          if (isEmpty(filter) || fromDraft(column, filter)) return;
          context.addIssue({ code: 'custom', message: problemOf(column, filter) });
        }),
      ]),
    ),
  );

/** The filters of the form's drafts. */
export const readDrafts = (columns: readonly AnyColumn[], drafts: FilterDrafts): ColumnFilters =>
  Object.fromEntries(
    columns.map((column) => {
      const filter = drafts[column.value];
      return [column.value, filter && fromDraft(column, filter)];
    }),
  );
