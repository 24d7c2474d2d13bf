import { saveComment } from '@byggtun/shared/contract/commentSave';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { updateComplaint } from '@byggtun/shared/contract/complaintUpdate';

import { type Attack, times } from '../arena';

/** A letter with as many accents as one likes is one visible sign. */
const accents = (count: number) => `a${'\u0301'.repeat(count)}`;

/** Long and evil texts where a person writes a sentence. */
export const texts: Attack[] = [
  {
    finding: 2,
    name: 'a comment of 200 KB',
    run: ({ send, caseId }) =>
      times(100, 50, () =>
        send(`/api${updateComplaint.path}`, {
          body: JSON.stringify({ lineIndexLineId: caseId, newComment: 'å'.repeat(200_000) }),
        }),
      ),
  },
  {
    finding: 2,
    name: 'comments of 20,000 signs, as HTML and as accents',
    run: ({ send, caseId }) =>
      times(300, 50, (at) => {
        const evil = ['<b>'.repeat(6_600), '<'.repeat(19_999), accents(19_998), '&nbsp;'.repeat(3_300)][
          at % 4
        ];
        const format = at % 4 === 2 ? 'text' : 'html';
        return send(`/api${saveComment.path}`, {
          body: JSON.stringify({ regLineId: caseId, newComment: evil, format }),
        });
      }),
  },
  {
    finding: 2,
    name: 'the same on a case that is nobody’s',
    run: ({ send }) =>
      times(300, 50, () =>
        send(`/api${saveComment.path}`, {
          body: JSON.stringify({ regLineId: 999_999_999, newComment: '<p>'.repeat(6_000), format: 'html' }),
        }),
      ),
  },
  {
    finding: 19,
    name: 'forty comments at once that mention people',
    run: async ({ send, caseId, ask }) => {
      const { tagUsers } = await ask(getComplaint, {
        params: { id: caseId },
      });
      const tags = tagUsers.slice(0, 11).map(({ key }) => ({ personId: Number(key), status: 1 }));
      await times(40, 40, (at) =>
        send(`/api${saveComment.path}`, {
          body: JSON.stringify({ regLineId: caseId, newComment: `Hei ${at}`, tags }),
        }),
      );
    },
  },
  {
    finding: 20,
    name: 'NUL, bad JSON, deep JSON, wrong types',
    run: ({ send }) =>
      times(500, 50, (at) => {
        const [path, body] = (
          [
            ['/api/complaints/%00', undefined],
            ['/api/profile/photo?email=%00', undefined],
            ['/api/comments/save', '{"regLineId":'],
            ['/api/comments/save', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
            ['/api/complaints', '{"headers":{"length":1000000000},"page":1,"itemsPerPage":10}'],
            ['/api/complaints', JSON.stringify({ headers: [], page: 1e99, itemsPerPage: 10 })],
          ] as const
        )[at % 6] ?? ['/', undefined];
        return send(path, body === undefined ? {} : { body });
      }),
  },
];
