import { isSameAnswer } from './isSameAnswer';

const rows = () => ({ items: [{ id: 1, title: 'Sprekk i flis', deadline: null }], total: 1 });
const answer = rows();

test.each([
  ['the same object', answer, answer, true],
  ['another that says the same', rows(), rows(), true],
  ['another number', rows(), { ...rows(), total: 2 }, false],
  ['another row', rows(), { ...rows(), items: [{ id: 2 }] }, false],
  ['none yet', undefined, undefined, true],
  ['the first', undefined, rows(), false],
  ['no longer any', rows(), undefined, false],
  ['nothing, as an answer', null, rows(), false],
  ['numbers', 3, 3, true],
  ['files of the same size', new Blob(['a']), new Blob(['b']), false],
])('%s', (_, one, other, same) => {
  expect(isSameAnswer(one, other)).toBe(same);
});
