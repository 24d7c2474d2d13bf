import { psiProblem, type PsiState, psiTexts } from './psi';

const ready: PsiState = { isPsiMissing: false, hasCard: true, opened: true, psiConfirmed: false };

test.each<[string, Partial<PsiState>, string | undefined]>([
  ['who has read it', {}, undefined],
  ['who has not opened it', { opened: false }, psiTexts.unopened],
  ['who has no card', { hasCard: false }, psiTexts.noCard],
  ['nobody, when there is no document', { isPsiMissing: true, hasCard: false }, psiTexts.missing],
  ['who has confirmed before', { psiConfirmed: true, isPsiMissing: true }, psiTexts.confirmed],
])('%s may confirm it, or is told why not', (_who, over, expected) =>
  expect(psiProblem({ ...ready, ...over })).toBe(expected),
);

test('who confirms again is told so in the words of docs/product/projects.md#safety-instruction-psi', () =>
  expect(psiTexts.confirmed).toBe('Sikkerhetsinnstruks er allerede godkjent!'));
