import * as z from 'zod';

import { boundedText } from './boundedText';
import { addDays, isDay, isInReach } from './day';
import { storable } from './storable';

/** What is said of a text that is no day; our own words. */
export const dayTexts = {
  unreadable: 'Skriv datoen som DD.MM.ÅÅÅÅ.',
  noSuchDay: 'Datoen finnes ikke.',
  wrongYear: 'Året må være fra 1900 til 2099.',
} as const;

const months = 'jan feb mar apr mai jun jul aug sep okt nov des'.split(' ');
const longMonths = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);

/** Days that are named by how far they are from today. */
const named: Readonly<Record<string, number>> = { 'i går': -1, 'i dag': 0, 'i morgen': 1 };

/** Longer than any way to write a day. */
const longest = 40;

const forms = [
  /^(?<date>\d{1,2})\s?[.,/\s-]\s?(?<month>\d{1,2})\s?[.,/\s-]\s?(?<year>\d{4}|\d{2})\.?$/,
  /^(?<year>\d{4})\s?[.,/\s-]\s?(?<month>\d{1,2})\s?[.,/\s-]\s?(?<date>\d{1,2})$/,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>(?:19|20)\d{2}|\d{2})$/,
  /^(?<year>(?:19|20)\d{2})(?<month>\d{2})(?<date>\d{2})$/,
  /^(?<date>\d{1,2})\.?\s?(?<name>[a-z]{3,9})\.?\s?(?<year>\d{4}|\d{2})$/,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4})$/,
];

const plain = (text: string) =>
  storable(text.slice(0, longest + 1))
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');

const monthOf = (name: string) =>
  [months.indexOf(name === 'sept' ? 'sep' : name), longMonths.indexOf(name)].find((at) => at >= 0);

/** Two digits are a year from 1970 to 2069. */
const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`);

/** Year, month and date of a text in one of the forms, `YYYY-MM-DD`, which may be a day that does not exist. */
function takeApart(text: string): string | undefined {
  const parts = forms.find((form) => form.test(text))?.exec(text)?.groups;
  if (!parts) return undefined;
  const { year = '', name, date = '' } = parts;
  const month = name === undefined ? parts.month : monthOf(name)?.toString();
  if (month === undefined) return undefined;
  const number = name === undefined ? Number(month) : Number(month) + 1;
  return `${fullYear(year)}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

/**
 * The day that a person has written, in any of the ways that are common in Norway; undefined for what is none, whose reason
 * `requiredDay` and `optionalDay` say.
 * @param today `YYYY-MM-DD`, for 'i dag' and its neighbours
 */
export function readDay(text: string, today: string): string | undefined {
  const words = plain(text).replace(/^i(?=dag|morgen|går)/, 'i ');
  const away = Object.hasOwn(named, words) ? named[words] : undefined;
  if (away !== undefined) return addDays(today, away);
  const day = takeApart(words);
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Why a text is no day. */
function problemOf(text: string): string {
  const day = takeApart(plain(text));
  if (day === undefined) return dayTexts.unreadable;
  return isInReach(day) ? dayTexts.noSuchDay : dayTexts.wrongYear;
}

/**
 * A day that must be given, `YYYY-MM-DD`. Any other text is what somebody has written instead of one, and is told why it is none.
 * @param missing what is said when there is nothing
 */
export const requiredDay = (missing: string) =>
  boundedText(longest, { tooLong: dayTexts.unreadable, missing })
    .refine((text) => z.iso.date().safeParse(text).success, {
      abort: true,
      error: ({ input }) => (typeof input === 'string' && input.trim() ? problemOf(input) : missing),
    })
    .refine(isInReach, { abort: true, error: dayTexts.wrongYear });

/** A day that may be left out, `YYYY-MM-DD` or null. */
export const optionalDay = () => requiredDay(dayTexts.unreadable).nullable();
