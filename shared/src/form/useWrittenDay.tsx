import { useState } from 'react';

import { isDay } from '../contract/day';
import { readDay } from '../contract/writtenDay';
import { formatDate, today } from '../text/date';

/** What stands for a text: the day that can be read in it, else the text itself, which the form's rules then refuse. */
const valueOf = (text: string) => readDay(text, today()) ?? text.trim();

/** A value as it is shown: DD.MM.YYYY, or the text that is no day. */
const shown = (value: string) => (isDay(value) ? formatDate(value) : value);

/**
 * What stands in a date field. Its value is read from it at each change, so that there is never another one than what is
 * shown: the day, or the text that is none.
 */
export function useWrittenDay(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(() => shown(value));
  return {
    // A value that came from elsewhere (the calendar, a draft, 'Tøm') stands above what was typed before.
    text: valueOf(typed) === value ? typed : shown(value),
    write: (text: string) => {
      setTyped(text);
      onChange(valueOf(text));
    },
    /** Writes a day out when the field is left; a text that is none stays as it is. */
    settle: () => setTyped(shown(value)),
  };
}
