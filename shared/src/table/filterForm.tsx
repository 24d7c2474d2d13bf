import * as z from 'zod';

import { filterClause } from '../contract/list';
import { requiredDay } from '../contract/writtenDay';
import { type ColumnFilter, type ColumnFilters, usualClause } from './columnFilter';
import { isValue, readFilter, valuesOf, writeFilter } from './filterAddress';
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

/** What is wrong with a draft, and with which of its values; undefined when nothing is. */
export function filterProblem(
  column: AnyColumn,
  { clause, values: all }: FilterDraft,
): { at: number; message: string } | undefined {
  const { type } = column;
  const values = Array.from({ length: valuesFor(column, clause) ?? all.length }, (_, at) => all[at] ?? '');
  if (isEmpty({ clause, values }) || fromDraft(column, { clause, values })) return undefined;
  const at = values.findIndex((value) => !isValue(type, value));
  if (at >= 0) return { at, message: valueProblem(type, values[at] ?? '') };
  return { at: 1, message: reversedTexts[type === 'date' ? 'date' : 'int'] };
}

function valueProblem(type: AnyColumn['type'], value: string): string {
  if (value.trim() === '') return 'Fyll ut både fra og til.';
  if (type === 'int') return 'Skriv et helt tall.';
  const problem = type === 'date' ? requiredDay('').safeParse(value).error?.issues[0] : undefined;
  return problem?.message ?? 'Verdien kan ikke brukes.';
}

/** Nothing lies between an end and a later beginning: that is said instead of showing an empty list. */
const reversedTexts = {
  date: 'Til kan ikke være før fra.',
  int: 'Til kan ikke være mindre enn fra.',
} as const;

/** The rules of the form: what is begun must be whole. */
export const filterForm = (columns: readonly AnyColumn[]) =>
  z.object(
    Object.fromEntries(
      columns.map((column) => [
        column.value,
        draft.superRefine((filter, context) => {
          const problem = filterProblem(column, filter);
          if (problem) context.addIssue({ code: 'custom', message: problem.message });
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
