import { useId } from 'react';

import type { ItemFieldProps } from './itemKind';

interface ChoiceRowProps extends Omit<ItemFieldProps, 'item'> {
  choices: readonly (readonly [value: string, text: string])[];
}

/** Choose one, or none again: every choice in sight and large enough for a gloved finger. */
export function ChoiceRow({ choices, value, labelId, errorId, isWrong, onChange }: ChoiceRowProps) {
  const name = useId();
  return (
    <div
      className="checklist-choices"
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={errorId}
      aria-invalid={isWrong}
    >
      {choices.map(([key, text]) => (
        <label key={key} className="bt-choice">
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          {text}
        </label>
      ))}
      {value ? (
        <button
          type="button"
          className="bt-plain checklist-clear"
          aria-describedby={labelId}
          onClick={() => onChange('')}
        >
          Nullstill
        </button>
      ) : null}
    </div>
  );
}
