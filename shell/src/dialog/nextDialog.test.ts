import { nextDialog, type StartFacts } from './nextDialog';

const settled: StartFacts = {
  profile: { hmsCardNumber: '123', hmsCardIssuedDate: '2026-01-01' },
  noHmsCard: null,
  cometanceUpdated: '2026-11-01',
  today: '2026-11-21',
  closed: [],
};
const none = { hmsCardNumber: null, hmsCardIssuedDate: null };
const old = { hmsCardNumber: '123', hmsCardIssuedDate: '2024-11-20' };

test.each<[string, Partial<StartFacts>, ReturnType<typeof nextDialog>]>([
  ['everything in order', {}, undefined],
  ['no card', { profile: none }, { kind: 'hmsCard', reason: 'missing' }],
  ['no card, and said so', { profile: none, noHmsCard: 'true' }, undefined],
  ['a card that has run out', { profile: old }, { kind: 'hmsCard', reason: 'expired' }],
  ['competence due', { cometanceUpdated: '2026-06-30' }, { kind: 'competence' }],
  ['both', { profile: none, cometanceUpdated: null }, { kind: 'hmsCard', reason: 'missing' }],
  [
    'both, the first closed',
    { profile: none, cometanceUpdated: null, closed: ['hmsCard'] },
    { kind: 'competence' },
  ],
  ['both closed', { profile: none, cometanceUpdated: null, closed: ['hmsCard', 'competence'] }, undefined],
])('%s', (_, facts, expected) => {
  expect(nextDialog({ ...settled, ...facts })).toEqual(expected);
});
