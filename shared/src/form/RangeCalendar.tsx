import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { nb } from 'react-day-picker/locale/nb';

import { fromDate, toDate } from './wholeDay';

/** The day that was pressed first, and both in the order in which they come once there are two; `YYYY-MM-DD`. */
export interface ChosenDays {
  first?: string;
  last?: string;
}

interface RangeCalendarProps {
  label: string;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min: string;
  max: string;
  value: ChosenDays;
  onChange: (value: ChosenDays) => void;
  /** One day was pressed twice: nothing is chosen any more. */
  onSameDay: () => void;
}

/** A calendar to pick two days from, Norwegian, its week from Monday on; whichever is pressed first, the earlier one is the first day. */
export function RangeCalendar({ label, min, max, value, onChange, onSameDay }: RangeCalendarProps) {
  const { first, last } = value;
  const [month, setMonth] = useState(() => toDate(first ?? min) ?? new Date());
  const [from, to, earliest, latest] = [toDate(first), toDate(last), toDate(min), toDate(max)];
  const press = (day: string) => {
    if (first === undefined || last !== undefined) return onChange({ first: day });
    if (first !== day) return onChange(first < day ? { first, last: day } : { first: day, last: first });
    onChange({});
    return onSameDay();
  };
  return (
    <div className="bt-calendar bt-range" role="group" aria-label={label}>
      <DayPicker
        mode="range"
        locale={nb}
        month={month}
        onMonthChange={setMonth}
        selected={from && { from, to }}
        startMonth={earliest}
        endMonth={latest}
        disabled={[...(earliest ? [{ before: earliest }] : []), ...(latest ? [{ after: latest }] : [])]}
        onSelect={(_, pressed) => press(fromDate(pressed))}
      />
    </div>
  );
}
