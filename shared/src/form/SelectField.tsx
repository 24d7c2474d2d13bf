import { useId } from 'react';

import { describedBy, Field } from './Field';

/** One of the things to choose. */
export interface SelectOption<Key extends number = number> {
  key: Key;
  text: string;
}

interface SelectFieldProps<Key extends number> {
  label: string;
  options: readonly SelectOption<Key>[];
  /** Nothing is chosen when it is none of the options. */
  value: Key | null | undefined;
  error?: string | undefined;
  required?: boolean;
  help?: string | undefined;
  disabled?: boolean;
  /** What it means that nothing is chosen. */
  none?: string;
  /** Null when the choice is taken back. */
  onChange: (value: Key | null) => void;
}

/**
 * Choose one of many. The browser's own list: it is as large as the device's own choices are, is searched by typing and
 * costs nothing; a few choices that matter are better in sight (`ChoiceField`).
 */
export function SelectField<Key extends number>(props: SelectFieldProps<Key>) {
  const { label, options, value, error, required = false, help, disabled = false, onChange } = props;
  const { none = 'Ikke valgt' } = props;
  const id = useId();
  return (
    <Field id={id} label={label} required={required} error={error} help={help}>
      <select
        id={id}
        className="bt-select"
        value={value ?? ''}
        disabled={disabled}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, error)}
        onChange={({ target }) =>
          onChange(options.find(({ key }) => String(key) === target.value)?.key ?? null)
        }
      >
        <option value="">{none}</option>
        {options.map(({ key, text }) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
