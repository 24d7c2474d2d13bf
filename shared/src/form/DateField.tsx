import 'dayjs/locale/nb';

import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { memo, useId } from 'react';

import { describedBy, Field } from './Field';

interface DateFieldProps {
  label: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  error?: string | undefined;
  required?: boolean;
  help?: string;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

// Its week starts on Monday, as document 1, section 9 wants it.
dayjs.locale('nb');

/** How a day is typed and shown (document 1, section 5). */
const written = 'DD.MM.YYYY';

const read = (day: string | undefined) => (day ? dayjs(day) : undefined);

/** A day, typed as DD.MM.YYYY or picked; the week starts on Monday. Drawn anew only when something of it is another: a calendar is dear. */
export const DateField = memo(function DateField({
  label,
  value,
  error,
  required = false,
  help,
  min,
  max,
  onChange,
}: DateFieldProps) {
  const id = useId();
  const limits = { ...(min && { minDate: dayjs(min) }), ...(max && { maxDate: dayjs(max) }) };
  return (
    <Field id={id} label={label} required={required} error={error} help={help}>
      <DatePicker
        {...limits}
        id={id}
        value={read(value) ?? null}
        format={written}
        placeholder={written}
        status={error ? 'error' : ''}
        aria-required={required}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, error)}
        onChange={(day: dayjs.Dayjs | null) => onChange(day?.format('YYYY-MM-DD') ?? '')}
      />
    </Field>
  );
});
