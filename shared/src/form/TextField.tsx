import { Input } from 'antd';
import { type ComponentProps, useId } from 'react';

import { describedBy, Field } from './Field';

interface TextFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  help?: string;
  /** Which keys a phone shows. */
  inputMode?: ComponentProps<'input'>['inputMode'];
  maxLength?: number;
  onChange: (text: string) => void;
}

/** One line of text. */
export function TextField({
  label,
  value,
  error,
  required = false,
  help,
  onChange,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} required={required} error={error} help={help}>
      <Input
        {...rest}
        id={id}
        value={value}
        status={error ? 'error' : ''}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, error)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
