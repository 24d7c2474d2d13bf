import type { Option } from '../contract/list';
import { formatCaseDate, formatDate } from '../text/date';
import { clauseTexts, type ColumnFilter } from './columnFilter';
import type { AnyColumn } from './listDefinition';

/** A filter in words, 'Frist før 01.02.2026'. @param options what a pick list is picked from; without it the names are left open */
export function filterText(
  { text, type, isDashed }: Pick<AnyColumn, 'text' | 'type' | 'isDashed'>,
  { clause, values }: ColumnFilter,
  options: readonly Option[] | undefined,
): string {
  if (type === 'boolean') return `${text}: ${values[0] ? 'Ja' : 'Nei'}`;
  if (type === 'select') return `${text}: ${pickedText(values, options)}`;
  const format = isDashed ? formatCaseDate : formatDate;
  const parts = values.map((value) => (type === 'date' ? format(String(value)) : String(value)));
  if (clause === 'between') return `${text}: ${parts.join(' til ')}`;
  if (clause === 'sameDay') return `${text}: ${parts.join()}`;
  const compared = clauseTexts[type][clause]?.toLowerCase() ?? '';
  return `${text} ${compared} ${type === 'string' ? `«${parts.join()}»` : parts.join()}`;
}

/** Names beyond so many are counted. */
const most = 5;

function pickedText(values: ColumnFilter['values'], options: readonly Option[] | undefined): string {
  if (!options) return `${values.length} valgt`;
  const names = options.filter(({ key }) => values.includes(key)).map(({ value }) => value);
  const unknown = values.length - names.length;
  const shown = unknown > 0 ? [...names, `${unknown} til`] : names;
  return shown.length > most
    ? `${shown.slice(0, most - 1).join(', ')} og ${shown.length - most + 1} til`
    : shown.join(', ');
}
