import { type FilterClause, filterTextLimit } from '../contract/list';
import { DateField } from '../form/DateField';
import { TextField } from '../form/TextField';
import { clausesOf, clauseTexts } from './columnFilter';
import { DeadlineChoices } from './DeadlineChoices';
import { valuesOf } from './filterAddress';
import type { FilterFieldProps } from './filterFieldProps';
import { filterProblem } from './filterForm';
import type { AnyColumn } from './listDefinition';

const labelOf: Partial<Record<AnyColumn['type'], string>> = { string: 'Tekst', int: 'Tall', date: 'Dag' };

/** Text, whole numbers or days: how to compare, and with what. */
export function TypedFilter({ column, draft, error, onChange }: FilterFieldProps) {
  const { text, type } = column;
  const { clause, values } = draft;
  const labels = valuesOf(clause) === 2 ? ['Fra', 'Til'] : [labelOf[type] ?? text];
  const wrong = filterProblem(column, draft)?.at ?? 0;
  const set = (at: number, value: string) =>
    onChange({ clause, values: labels.map((_, index) => (index === at ? value : (values[index] ?? ''))) });

  return (
    <fieldset className="bt-choices">
      <legend className="bt-hidden">{text}</legend>
      {column.isDeadline ? <DeadlineChoices draft={draft} onChange={onChange} /> : null}
      <select
        className="bt-input"
        aria-label={`Hvordan ${text.toLowerCase()} sammenlignes`}
        value={clause}
        onChange={(event) => onChange({ clause: event.target.value as FilterClause, values })}
      >
        {clausesOf(type).map((one) => (
          <option key={one} value={one}>
            {clauseTexts[type][one]}
          </option>
        ))}
      </select>
      {labels.map((label, at) => {
        const field = {
          label,
          value: values[at] ?? '',
          error: at === wrong ? error : undefined,
          onChange: (value: string) => set(at, value),
        };
        return type === 'date' ? (
          <DateField key={at} {...field} />
        ) : (
          <TextField key={at} {...field} maxLength={filterTextLimit} />
        );
      })}
    </fieldset>
  );
}
