import { isDay } from '../contract/day';

/** A day as the calendar holds it, at midnight of this device; undefined for what is no day. @param text `YYYY-MM-DD` */
export function toDate(text: string | undefined): Date | undefined {
  if (text === undefined || !isDay(text)) return undefined;
  const [year = 0, month = 1, date = 1] = text.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day of a date of the calendar, `YYYY-MM-DD`. */
export const fromDate = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((number) => String(number).padStart(2, '0'))
    .join('-');
