import * as z from 'zod';

import { aberrationForm, aberrationTexts } from './aberrationForm';

const today = '2026-11-21';
const whole = {
  title: 'Manglende rekkverk',
  description: 'Rekkverket i 3. etasje er tatt ned.',
  aberrationTypeId: 1,
  aberrationCauseId: null,
  severity: null,
  registrated: today,
  responsible: 1,
  timeLimit: today,
  projTable: 1,
  projPhase: null,
  projSectionId: null,
  location: null,
};

const wrong = (changes: object): Record<string, string[] | undefined> => {
  const read = aberrationForm(today).safeParse({ ...whole, ...changes });
  return read.success ? {} : z.flattenError(read.error).fieldErrors;
};

test('what must be filled in, in the prescribed words', () => {
  expect(wrong({})).toEqual({});
  const empty = { title: ' ', description: '', aberrationTypeId: null, responsible: null, projTable: null };
  expect(wrong(empty)).toEqual({
    title: ['Tittel må fylles ut!'],
    description: ['Beskrivelse må fylles ut!'],
    aberrationTypeId: ['Type må fylles ut!'],
    responsible: ['Ansvarlig må fylles ut!'],
    projTable: ['Prosjekt må velges ut!'],
  });
  expect(aberrationTexts.somethingMissing).toBe('Alle obligatoriske felter må fylles ut!');
});

test('the registered date is at most today, the deadline at least', () => {
  expect(wrong({ registrated: '2026-11-20', timeLimit: '2026-11-22' })).toEqual({});
  expect(wrong({ timeLimit: null })).toEqual({});
  expect(wrong({ registrated: '2026-11-22' })).toEqual({ registrated: [aberrationTexts.registratedLater] });
  expect(wrong({ timeLimit: '2026-11-20' })).toEqual({ timeLimit: [aberrationTexts.deadlineEarlier] });
});

test('what is wrong with a date is said together with what is missing elsewhere', () => {
  const missing = { aberrationTypeId: undefined, responsible: undefined, projTable: undefined };
  expect(wrong({ ...missing, registrated: '2026-11-22', timeLimit: '2026-11-20' })).toMatchObject({
    registrated: [aberrationTexts.registratedLater],
    timeLimit: [aberrationTexts.deadlineEarlier],
  });
  expect(wrong({ ...missing, registrated: '31.11.2026', timeLimit: '1.12' })).toMatchObject({
    registrated: ['Datoen finnes ikke.'],
    timeLimit: ['Skriv datoen som DD.MM.ÅÅÅÅ.'],
  });
});
