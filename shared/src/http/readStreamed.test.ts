import { type Progress, progressHeaders } from '../contract/progress';
import { readStreamed } from './readStreamed';

/** An answer that comes in pieces, with what its server said before. */
const answerOf = (pieces: string[], total: number, bytes: number) => {
  const left = pieces.map((piece) => Uint8Array.from(piece, (letter) => letter.charCodeAt(0)));
  const read = () => {
    const value = left.shift();
    return Promise.resolve(value ? { done: false, value } : { done: true });
  };
  const headers = new Headers({ [progressHeaders.total]: `${total}`, [progressHeaders.bytes]: `${bytes}` });
  return { headers, body: { getReader: () => ({ read }) } } as unknown as Response;
};

test.each<[string, string[], number, number[]]>([
  ['in rows, by the bytes that have come', ['aaaa', 'bb', 'cccc'], 10, [400, 600, 1000]],
  ['never beyond the whole when more bytes come than were expected', ['aaaa', 'bbbb'], 5, [800, 1000]],
  ['as nothing when nobody knows how many will come', ['aaaa'], 0, [0]],
])('progress is told %s', async (_, pieces, bytes, done) => {
  const told: Progress[] = [];
  const read = readStreamed('text/plain', (progress) => told.push(progress));
  const file = await read(answerOf(pieces, 1000, bytes));
  expect(told).toEqual(done.map((rows) => ({ done: rows, total: 1000 })));
  expect([file.size, file.type]).toEqual([pieces.join('').length, 'text/plain']);
});
