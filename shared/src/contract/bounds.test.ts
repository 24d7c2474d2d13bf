import * as z from 'zod';

import { saveComment } from './commentSave';
import { updateComplaint } from './complaintUpdate';
import { listQuery } from './list';
import { text } from './text';

test('a text that is too long reaches no check behind its length', () => {
  const seen = jest.fn(() => true);
  const schema = z.object({
    text: text(10).refine(seen).overwrite(String).transform(seen).pipe(z.custom(seen)),
  });
  const { error } = schema.refine(seen).safeParse({ text: 'x'.repeat(11) });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Teksten kan ikke være lengre enn 10 tegn!']);
  expect(seen).not.toHaveBeenCalled();
  expect(schema.safeParse({ text: 'x'.repeat(10) }).success).toBe(true);
  expect(seen).toHaveBeenCalledTimes(3);
});

test('a comment that is too long is refused before its characters are counted', () => {
  const segment = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  const newComment = '👍'.repeat(100_000);
  for (const { body } of [updateComplaint, saveComment])
    expect(
      body
        .safeParse({ lineIndexLineId: 1, regLineId: 1, version: 1, newComment })
        .error?.issues.map(({ path, message }) => [path.join(), message]),
    ).toEqual([['newComment', 'Kommentaren kan ikke være lengre enn 280 tegn!']]);
  expect(segment).not.toHaveBeenCalled();
  segment.mockRestore();
});

test('a list filters by so many values and no more, in each column and in all of them', () => {
  const header = (count: number, value: string | number) => ({
    value: 'lineName',
    type: 'string',
    filterValues: Array.from({ length: count }, () => value),
  });
  const takes = (...headers: object[]) => listQuery.safeParse({ headers, page: 1, itemsPerPage: 10 }).success;
  expect(takes(header(200, 1), header(200, 2))).toBe(true);
  expect(takes(header(201, 1))).toBe(false);
  expect(takes(header(200, 1), header(200, 2), header(1, 3))).toBe(false);
  expect(takes(header(50, 'bad'))).toBe(true);
  expect(takes(header(50, 'bad'), header(1, 'bad'))).toBe(false);
  expect(takes(header(1, 'x'.repeat(200)))).toBe(true);
  expect(takes(header(1, 'x'.repeat(201)))).toBe(false);
});
