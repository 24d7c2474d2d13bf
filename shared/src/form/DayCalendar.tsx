import { useEffect, useRef } from 'react';
import { DayPicker } from 'react-day-picker';
import { nb } from 'react-day-picker/locale/nb';

import { useLayer } from '../ui/useLayer';
import { placeBeside } from './placeBeside';
import { fromDate, toDate } from './wholeDay';

interface DayCalendarProps {
  label: string;
  /** `YYYY-MM-DD`; anything else is no day. */
  value: string;
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min: string | undefined;
  max: string | undefined;
  onChosen: (day: string) => void;
  onClosed: () => void;
}

/** How many years the calendar reaches where there is no limit. */
const reach = 10;

const yearsFromNow = (years: number) => new Date(new Date().getFullYear() + years, 0);

/** A calendar to pick a day from, Norwegian, its week from Monday on (docs/product/dates.md#writing-one): the browser's own dialog, above all others. */
export function DayCalendar({ label, value, min, max, onChosen, onClosed }: DayCalendarProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [day, first, last] = [toDate(value), toDate(min), toDate(max)];
  useLayer(true, () => dialog.current?.close());
  useEffect(() => {
    if (!dialog.current || dialog.current.open) return;
    dialog.current.showModal();
    placeBeside(dialog.current);
    // The browser would begin at the choice of a month; what the calendar would take to by itself is not in sight before.
    dialog.current.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="bt-calendar"
      aria-label={`Velg ${label.toLowerCase()}`}
      onClose={onClosed}
      // Escape leaves the calendar, not the dialog below it.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
      onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
    >
      <DayPicker
        mode="single"
        locale={nb}
        captionLayout="dropdown"
        required
        selected={day}
        defaultMonth={day ?? [first, new Date()].find((one) => one && !(last && one > last))}
        startMonth={first ?? yearsFromNow(-reach)}
        endMonth={last ?? yearsFromNow(reach)}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        onSelect={(chosen) => {
          onChosen(fromDate(chosen));
          dialog.current?.close();
        }}
      />
      <button type="button" className="bt-plain" onClick={() => dialog.current?.close()}>
        Lukk
      </button>
    </dialog>
  );
}
