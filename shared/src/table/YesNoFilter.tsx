import { useId } from 'react';

import type { FilterFieldProps } from './filterFieldProps';

const answers = [
  ['true', 'Ja'],
  ['false', 'Nei'],
  ['', 'Alle'],
] as const;

/** Yes, no, or both (docs/product/lists.md#filters). */
export function YesNoFilter({ column, draft, onChange }: FilterFieldProps) {
  const name = useId();
  return (
    <fieldset className="bt-choices">
      <legend className="bt-hidden">{column.text}</legend>
      {answers.map(([value, text]) => (
        <label key={value} className="bt-choice">
          <input
            type="radio"
            name={name}
            checked={(draft.values[0] ?? '') === value}
            onChange={() => onChange({ clause: 'equals', values: value ? [value] : [] })}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}
