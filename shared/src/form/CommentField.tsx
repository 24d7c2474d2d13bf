import { Input } from 'antd';
import { useId } from 'react';

import { commentLimit } from '../contract/commentSave';
import { visibleLength } from '../contract/visibleLength';
import { CommentCounter } from './CommentCounter';
import { describedBy, Field } from './Field';

interface CommentFieldProps {
  label?: string;
  value: string;
  error?: string | undefined;
  required?: boolean;
  rows?: number;
  onChange: (text: string) => void;
}

/** The text of a comment with its counter of visible characters (docs/product/comments.md#comments). */
export function CommentField({
  label = 'Kommentar',
  value,
  error,
  required = false,
  rows = 4,
  onChange,
}: CommentFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} required={required} error={error} help={<CommentCounter text={value} />}>
      <Input.TextArea
        id={id}
        value={value}
        rows={rows}
        status={error || visibleLength(value, commentLimit + 1) > commentLimit ? 'error' : ''}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, error)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
