import { type ReactNode, useId } from 'react';

import { describedBy, FieldNotes } from './Field';

/** One of the things to choose. */
export interface Choice {
  value: number;
  label: ReactNode;
  /** Is shown, and can't be chosen now. */
  disabled?: boolean;
}

interface ChoiceFieldProps {
  label: string;
  choices: readonly Choice[];
  value: number | null | undefined;
  error?: string | undefined;
  help?: ReactNode;
  onChange: (value: number) => void;
}

/** Choose one: every choice in sight and large enough for a gloved finger. */
export function ChoiceField({ label, choices, value, error, help, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <fieldset
      className="bt-choices"
      role="radiogroup"
      aria-required
      aria-invalid={Boolean(error)}
      aria-describedby={describedBy(id, error)}
    >
      <legend>
        {label} <span className="bt-secondary">(må velges)</span>
      </legend>
      {choices.map((choice) => (
        <label key={choice.value} className="bt-choice">
          <input
            type="radio"
            name={id}
            value={choice.value}
            checked={choice.value === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          {choice.label}
        </label>
      ))}
      <FieldNotes id={id} help={help} error={error} />
    </fieldset>
  );
}
