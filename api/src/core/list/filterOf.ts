import type { FilterClause, ListHeader } from '@byggtun/shared/contract/list';
import { storable } from '@byggtun/shared/contract/storable';
import * as z from 'zod';

import { refuse } from '../http/refuse';
import {
  type Clause,
  dateClauses,
  defaultClause,
  flagClauses,
  momentClauses,
  numberClauses,
  textClauses,
} from './clauses';
import type { Condition } from './condition';
import type { ListColumn } from './listColumn';
import { textCondition } from './textCondition';

const int4 = z.coerce.number().int().min(-2_147_483_648).max(2_147_483_647);
const flag = z.union([z.boolean(), z.stringbool()]);
const text = z.coerce.string().transform(storable);

type Clauses<Value> = Partial<Record<FilterClause, Clause<Value>>>;

/** What the header compares with, checked; undefined when there is nothing. */
const read = <Value>(
  clauses: Clauses<Value>,
  value: z.ZodType<Value>,
  column: ListColumn,
  header: ListHeader,
  field: string,
): { clause: Clause<Value>; values: [Value, ...Value[]] } | undefined => {
  const name = header.filterClause ?? defaultClause[column.kind];
  const clause = clauses[name];
  if (!clause)
    throw refuse.invalid({ [`${field}.filterClause`]: [`Kolonnen kan ikke filtreres med «${name}».`] });
  const values = z.array(value).safeParse(header.filterValues?.filter((one) => one !== ''));
  if (!values.success)
    throw refuse.invalid({ [`${field}.filterValues`]: ['Filteret har en ugyldig verdi.'] });
  const [first, ...others] = values.data;
  return first === undefined ? undefined : { clause, values: [first, ...others] };
};

const compare = <Value>(...[clauses, value, column, header, field]: Parameters<typeof read<Value>>) => {
  const asked = read(clauses, value, column, header, field);
  return asked && { where: asked.clause(column.expression, asked.values) };
};

/**
 * The condition of one header's filter; undefined when it does not filter.
 * @param field where the header stands in the query, for the answer's errors
 * @throws Refusal 400 for a clause that the column does not know, or a value of the wrong kind
 */
export const filterOf = (column: ListColumn, header: ListHeader, field: string): Condition | undefined => {
  if (!header.filterValues?.length) return undefined;
  if (column.kind === 'date') return compare(dateClauses, z.iso.date(), column, header, field);
  if (column.kind === 'moment') return compare(momentClauses, z.iso.date(), column, header, field);
  if (column.kind === 'number') return compare(numberClauses, int4, column, header, field);
  if (column.kind === 'flag') return compare(flagClauses, flag, column, header, field);
  const asked = read(textClauses, text, column, header, field);
  return asked && textCondition(column, (folded) => asked.clause(folded, asked.values));
};
