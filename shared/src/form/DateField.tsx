import CalendarOutlined from '@ant-design/icons/CalendarOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Input, type InputRef } from 'antd';
import { memo, useId, useRef } from 'react';

import { describedBy, Field } from './Field';
import { useDialog } from './useDialog';
import { useWrittenDay } from './useWrittenDay';

interface DateFieldProps {
  label: string;
  /** `YYYY-MM-DD`, empty, or the text that was written instead of a day: `requiredDay` and `optionalDay` say what is wrong with it. */
  value: string | null;
  error?: string | undefined;
  required?: boolean;
  help?: string;
  /** First and last day that the calendar offers, `YYYY-MM-DD`; the form's rules refuse the others. */
  min?: string;
  max?: string;
  onChange: (value: string) => void;
}

/** A day, written in any usual way or picked in the calendar beside it. What stands in the field is its value. */
export const DateField = memo(function DateField(props: DateFieldProps) {
  const { label, error, required = false, help, min, max, onChange } = props;
  const value = props.value ?? '';
  const id = useId();
  const input = useRef<InputRef>(null);
  const { text, write, settle } = useWrittenDay(value, onChange);
  const calendar = useDialog(() => import('./DayCalendar').then(({ DayCalendar }) => DayCalendar), {
    early: false,
  });
  const clear = () => {
    write('');
    input.current?.focus();
  };
  const about = { type: 'button', className: 'bt-plain', 'aria-describedby': `${id}-label` } as const;
  return (
    <Field id={id} label={label} required={required} error={error} help={help}>
      <div className="bt-date">
        <Input
          ref={input}
          id={id}
          value={text}
          // Digits with the full stop or comma between them; without either, 311226 is read as well.
          inputMode="decimal"
          autoComplete="off"
          placeholder="DD.MM.ÅÅÅÅ"
          status={error ? 'error' : ''}
          aria-required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={`${describedBy(id, error)} ${id}-format`}
          onChange={(event) => write(event.target.value)}
          onBlur={settle}
        />
        {text && !required ? (
          <button {...about} aria-label="Tøm datoen" onClick={clear}>
            <CloseOutlined aria-hidden />
          </button>
        ) : null}
        <button {...about} aria-label="Åpne kalenderen" aria-haspopup="dialog" onClick={calendar.open}>
          <CalendarOutlined aria-hidden />
        </button>
        {calendar.Dialog ? (
          <calendar.Dialog
            label={label}
            value={value}
            min={min}
            max={max}
            onChosen={onChange}
            onClosed={calendar.close}
          />
        ) : null}
        <span id={`${id}-format`} className="bt-hidden">
          Skriv dag, måned og år, for eksempel 31.12.2026.
        </span>
      </div>
    </Field>
  );
});
