import { isInRollout, type RolloutPerson } from './rollout';

const kari: RolloutPerson = {
  email: 'kari@byggtun.example',
  roles: ['PRL'],
  company: { id: 1, name: 'Byggtun AS' },
};
const people = Array.from({ length: 2000 }, (_, n) => ({ ...kari, email: `person${n}@firma.example` }));
const share = (percent: number) => people.filter((person) => isInRollout({ percent }, 'cases', person));

test.each([
  [{ role: 'prl' }, true],
  [{ role: 'Admin' }, false],
  [{ company: '1' }, true],
  [{ company: 'byggtun as' }, true],
  [{ company: 'Nordre Tømrer AS' }, false],
  [{ percent: 100 }, true],
])('%j takes in Kari: %s', (rule, expected) => {
  expect(isInRollout(rule, 'cases', kari)).toBe(expected);
});

test('a percentage takes about that share, and more percent keeps those who have it', () => {
  expect(share(10).length / people.length).toBeCloseTo(0.1, 1);
  expect(share(50).length / people.length).toBeCloseTo(0.5, 1);
  const wider = new Set(share(30));
  expect(share(10).every((person) => wider.has(person))).toBe(true);
});

test('who has one area early is not who has every area early, and case of the e-mail does not matter', () => {
  const other = people.filter((person) => isInRollout({ percent: 10 }, 'quality', person));
  expect(other).not.toEqual(share(10));
  const loud = { ...kari, email: kari.email.toUpperCase() };
  for (const percent of [10, 40, 70])
    expect(isInRollout({ percent }, 'cases', loud)).toBe(isInRollout({ percent }, 'cases', kari));
});
