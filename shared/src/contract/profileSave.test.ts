import { hmsCardTexts } from './hmsCard';
import { profileFormOn, profileProblems, profileTexts } from './profileSave';

const today = '2026-11-24';
const none = { hmsCardNumber: null, hmsCardIssuedDate: null };
const expired = { hmsCardNumber: '1234567', hmsCardIssuedDate: '2024-01-01' };

test.each([
  ['nothing', { ...none, birthDate: null }, none, {}],
  ['a birth today', { ...none, birthDate: today }, none, {}],
  ['a birth tomorrow', { ...none, birthDate: '2026-11-25' }, none, { birthDate: profileTexts.bornLater }],
  ['the first day', { ...none, birthDate: '1900-01-01' }, none, {}],
  ['the day before it', { ...none, birthDate: '1899-12-31' }, none, { birthDate: profileTexts.bornEarlier }],
  [
    'a number alone',
    { hmsCardNumber: '1', hmsCardIssuedDate: null, birthDate: null },
    none,
    { hmsCardIssuedDate: hmsCardTexts.issuedMissing },
  ],
  [
    'a day alone',
    { hmsCardNumber: '', hmsCardIssuedDate: today, birthDate: null },
    none,
    { hmsCardNumber: hmsCardTexts.numberMissing },
  ],
  [
    'a card of more than two years',
    { ...expired, birthDate: null },
    none,
    { hmsCardIssuedDate: hmsCardTexts.issuedTooOld },
  ],
  ['the same, as it is registered', { ...expired, birthDate: null }, expired, {}],
  [
    'a new number with the old day',
    { ...expired, hmsCardNumber: '7', birthDate: null },
    expired,
    { hmsCardIssuedDate: hmsCardTexts.issuedTooOld },
  ],
  [
    'a card of tomorrow',
    { hmsCardNumber: '7', hmsCardIssuedDate: '2026-11-25', birthDate: null },
    none,
    { hmsCardIssuedDate: hmsCardTexts.issuedLater },
  ],
])('%s', (_what, facts, stored, problems) => {
  expect(profileProblems(facts, stored, today)).toEqual(problems);
});

test('the form takes empty days as none, and tells what is missing in the fields', () => {
  const form = profileFormOn(none, today);
  const empty = { firstName: ' ', lastName: '', title: '', mobile: '', birthDate: '', hmsCardNumber: '' };
  const given = { ...empty, hmsCardIssuedDate: '' };
  const refused = form.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(refused).toEqual([
    ['firstName', profileTexts.firstNameMissing],
    ['lastName', profileTexts.lastNameMissing],
    ['mobile', profileTexts.mobileMissing],
  ]);
  const right = { ...given, firstName: 'Silje', lastName: 'Moen', mobile: '99999123' };
  expect(form.parse(right)).toMatchObject({ birthDate: null, hmsCardIssuedDate: null });
});
