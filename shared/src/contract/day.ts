import * as z from 'zod';

/** A day, `YYYY-MM-DD`; days compare as text. */
export const day = z.iso.date();

/** Whether a day, `YYYY-MM-DD`, is of a year that can be written in a field: 1900 to 2099. */
export const isInReach = (day: string) => day >= '1900' && day < '2100';

/** Whether a text is a day that can be written in a field, as `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => day.safeParse(text).success && isInReach(text);

/** The day so many years later (or earlier, when negative); 29 February becomes 28. `YYYY-MM-DD`. */
export function addYears(from: string, years: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  return new Date(Date.UTC(year + years, month - 1, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The day so many days after (before, when negative) a day; both `YYYY-MM-DD`. */
export function addDays(from: string, days: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}
