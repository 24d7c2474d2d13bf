/** What somebody does with a date field, and what must come of it. */
export interface TypedDay {
  text: string;
  /** The day that is meant, `YYYY-MM-DD`; null for a field that is left empty, undefined for what is no day. */
  meant: string | null | undefined;
  by: 'keys' | 'paste' | 'fill';
  /** How what stood there before is taken away. */
  before: 'select' | 'backspace';
  /** What is done between typing and the press on the button. */
  then: 'nothing' | 'Tab' | 'Enter' | 'Escape' | 'another field';
}

/** Numbers from 0 to 1 that look random and are the same for the same seed. */
export const numbersFrom = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const two = (number: number) => String(number).padStart(2, '0');
const months = 'januar februar mars april mai juni juli august september oktober november desember'.split(
  ' ',
);

/** Ways to write a day that has year, month and date. */
const ways: readonly ((year: number, month: number, date: number) => string)[] = [
  (y, m, d) => `${two(d)}.${two(m)}.${y}`,
  (y, m, d) => `${d}.${m}.${y}`,
  (y, m, d) => `${two(d)}.${two(m)}.${two(y % 100)}`,
  (y, m, d) => `${d}/${m}-${two(y % 100)}`,
  (y, m, d) => `${d}/${m}/${y}`,
  (y, m, d) => `${d}-${m}-${y}`,
  (y, m, d) => `${d},${m},${y}`,
  (y, m, d) => `${two(d)}${two(m)}${two(y % 100)}`,
  (y, m, d) => `${two(d)}${two(m)}${y}`,
  (y, m, d) => `${y}-${two(m)}-${two(d)}`,
  (y, m, d) => `${d}. ${months[m - 1]?.slice(0, 3)} ${y}`,
  (y, m, d) => `${d}. ${months[m - 1]} ${y}`,
  (y, m, d) => ` ${d}.${m}.${y} `,
];

const impossible = [
  ...[
    '31.11.2026',
    '30.02.2027',
    '29.02.2027',
    '32.12.2026',
    '00.12.2026',
    '1.13.2026',
    '311126',
    '31112026',
  ],
  ...['2026-02-30', '31. april 2027', '01.01.1899', '01.01.2100', '99.99.9999'],
];
const unreadable = [
  ...[
    '1',
    '1.',
    '1.12',
    '1.12.',
    '1.12.2',
    '1.12.202',
    '1122026',
    '.',
    'xx',
    'snart',
    'neste uke',
    '12/2026',
  ],
  ...['1.12.2026 kl 10', '01.12.2026.1', '1..12.2026', '-1.12.2026', '1.12.20266'],
];

/** Days around the given one, most of them near: what is a day too early or too late comes often. */
function someDay(next: () => number, today: string): Date {
  const near = next() < 0.5;
  const away = Math.floor((next() - 0.5) * (near ? 6 : 8000));
  return new Date(Date.parse(`${today}T00:00:00Z`) + away * 86_400_000);
}

/** What somebody types, from random numbers. @param today `YYYY-MM-DD` */
export function typedDay(next: () => number, today: string): TypedDay {
  const pick = <Thing>(things: readonly [Thing, ...Thing[]]) =>
    things[Math.floor(next() * things.length)] ?? things[0];
  const manner = {
    by: pick(['keys', 'keys', 'paste', 'fill'] as const),
    before: pick(['select', 'backspace'] as const),
    then: pick(['nothing', 'nothing', 'nothing', 'Tab', 'Enter', 'Escape', 'another field'] as const),
  };
  const kind = next();
  if (kind < 0.06) return { ...manner, text: '', meant: null };
  if (kind < 0.16) return { ...manner, text: pick(['', ...impossible]) || '31.11.2026', meant: undefined };
  if (kind < 0.26) return { ...manner, text: pick(['', ...unreadable]) || '1.12', meant: undefined };
  const day = someDay(next, today);
  const way = ways[Math.floor(next() * ways.length)] ?? ((y, m, d) => `${d}.${m}.${y}`);
  const text = way(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
  return { ...manner, text, meant: day.toISOString().slice(0, 10) };
}
