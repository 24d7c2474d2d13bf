import { Input } from 'antd';
import { useId } from 'react';

import { describedBy, Field } from './Field';

interface TextAreaFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  help?: string;
  maxLength?: number;
  onChange: (text: string) => void;
}

/** Several lines of text; the field grows with them. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, value, error, required = false, help, maxLength, onChange } = props;
  const id = useId();
  return (
    <Field id={id} label={label} required={required} error={error} help={help}>
      <Input.TextArea
        id={id}
        value={value}
        rows={5}
        {...(maxLength !== undefined && { maxLength })}
        status={error ? 'error' : ''}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, error)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
