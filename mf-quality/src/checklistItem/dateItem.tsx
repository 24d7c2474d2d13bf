import { isDay } from '@byggtun/shared/contract/day';
import { DateField as DayField } from '@byggtun/shared/form/DateField';
import { formatDate } from '@byggtun/shared/text/date';

import type { ItemFieldProps, ItemKind } from './itemKind';

function DateField({ value, labelId, errorId, onChange }: ItemFieldProps) {
  return (
    <div className="checklist-date" role="group" aria-labelledby={labelId} aria-describedby={errorId}>
      <DayField label="Dato" value={value} onChange={onChange} />
    </div>
  );
}

/** Type 4: a day. */
export const dateItem: ItemKind = {
  Field: DateField,
  toForm: ({ dateTimeVal }) => dateTimeVal ?? '',
  toAnswer: (value) => {
    if (value === '') return { dateTimeVal: null };
    return isDay(value) ? { dateTimeVal: value } : undefined;
  },
  wrong: 'Skriv en dato fra 1900 til 2099, for eksempel 31.12.2026.',
  words: (value) => (isDay(value) ? formatDate(value) : value),
};
