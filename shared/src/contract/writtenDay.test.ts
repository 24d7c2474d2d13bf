import type * as z from 'zod';

import { dayTexts, optionalDay, readDay, requiredDay } from './writtenDay';

const today = '2026-11-23';
const read = (text: string) => readDay(text, today);

test.each([
  ['01.12.2026', '2026-12-01'],
  ['1.12.2026', '2026-12-01'],
  ['01.12.26', '2026-12-01'],
  ['1/12-26', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['1-12-2026', '2026-12-01'],
  ['1,12,2026', '2026-12-01'],
  ['1 12 2026', '2026-12-01'],
  ['1. 12. 2026.', '2026-12-01'],
  [' 01.12.2026 ', '2026-12-01'],
  ['01.12.2026\u00a0', '2026-12-01'],
  ['\u200e01.12.2026\u200e', '2026-12-01'],
  ['011226', '2026-12-01'],
  ['01122026', '2026-12-01'],
  ['311226', '2026-12-31'],
  ['2026-12-01', '2026-12-01'],
  ['2026.12.1', '2026-12-01'],
  ['20261201', '2026-12-01'],
  ['1. des 2026', '2026-12-01'],
  ['1. des. 2026', '2026-12-01'],
  ['1.desember 2026', '2026-12-01'],
  ['1 DESEMBER 26', '2026-12-01'],
  ['3. sept 2026', '2026-09-03'],
  ['29.02.2028', '2028-02-29'],
  ['01.01.70', '1970-01-01'],
  ['01.01.69', '2069-01-01'],
  ['01.01.1900', '1900-01-01'],
  ['31.12.2099', '2099-12-31'],
  ['i dag', today],
  ['Idag', today],
  ['i morgen', '2026-11-24'],
  ['i går', '2026-11-22'],
])('«%s» is %s', (text, day) => {
  expect(read(text)).toBe(day);
});

const impossible = [
  '31.11.2026',
  '31112026',
  '311126',
  '29.02.2027',
  '2026-02-30',
  '32.1.2026',
  '00.01.2026',
  '1.13.2026',
  '31. april 2026',
  '01.01.1899',
  '01.01.2100',
  '01.01.0026',
];
const unreadable = [
  '1.12',
  '1.12.',
  '20.12.202',
  '0',
  '1122026',
  '01.12.2026 kl 12',
  'i fjor',
  '1. dess 2026',
];
const strange = [
  '1.12.-2026',
  'x'.repeat(10_000),
  '1'.repeat(10_000),
  '1.12.2026.1',
  '²0.12.2026',
  '1..12.2026',
];

test.each([...impossible, ...unreadable, ...strange, '', '  '])('«%.20s» is no day', (text) => {
  expect(read(text)).toBeUndefined();
});

const why = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((one) => one.message);

test.each(impossible)('of «%s» is said that there is no such day', (text) => {
  const [problem] = why(requiredDay('Dato må fylles ut!'), text) ?? [];
  expect(problem).toBe(/1899|2100|0026/.test(text) ? dayTexts.wrongYear : dayTexts.noSuchDay);
});

test.each([...unreadable, ...strange])('of «%.20s» is said how to write a day', (text) => {
  expect(why(optionalDay(), text)).toEqual([dayTexts.unreadable]);
});

test.each([[''], ['  '], [null], [undefined]])('without %j a required day is missing', (value) => {
  expect(why(requiredDay('Dato må fylles ut!'), value)).toEqual(['Dato må fylles ut!']);
});

test('no day at all is one that may be left out', () => {
  expect(why(optionalDay(), null)).toBeUndefined();
  expect(why(optionalDay(), '2026-12-01')).toBeUndefined();
});

/** Numbers that look random and are the same each time. */
const numbers = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

test('every day from 1900 to 2099 is read however it is written', () => {
  const next = numbers(16);
  const names = 'januar februar mars april mai juni juli august september oktober november desember'.split(
    ' ',
  );
  const misread: unknown[] = [];
  for (let at = 0; at < 2000; at++) {
    const day = new Date(Date.UTC(1900, 0, 1 + Math.floor(next() * 73_049))).toISOString().slice(0, 10);
    const [year = '', month = '', date = ''] = day.split('-');
    const [m, d] = [Number(month), Number(date)];
    const name = names[m - 1] ?? '';
    const texts = [
      ...[`${date}.${month}.${year}`, `${d}.${m}.${year}`, `${d}/${m}-${year}`, `${d}-${m}-${year}`],
      ...[day, `${date}${month}${year}`, `${d}. ${name} ${year}`, `${d}.${name.slice(0, 3)} ${year}`],
      ...(year >= '1970' && year < '2070' ? [`${d}.${m}.${year.slice(2)}`] : []),
    ];
    misread.push(...texts.filter((text) => read(text) !== day));
  }
  expect(misread).toEqual([]);
});

test('whatever is typed: a day that exists, or a text that says why not', () => {
  const next = numbers(17);
  const signs = `${'0123456789'.repeat(3)}../-, aidmnsørv`;
  const silent: unknown[] = [];
  for (let at = 0; at < 5000; at++) {
    const letters = Array.from(
      { length: Math.floor(next() * 12) },
      () => signs[Math.floor(next() * signs.length)],
    );
    const text = letters.join('');
    const day = read(text);
    const problems = why(requiredDay('Dato må fylles ut!'), day ?? text)?.length ?? 0;
    const isRight =
      day === undefined ? problems === 1 : problems === 0 && /^(?:19|20)\d\d-\d\d-\d\d$/.test(day);
    if (!isRight) silent.push([text, day, problems]);
  }
  expect(silent).toEqual([]);
});
