import { listComplaints } from '@byggtun/shared/contract/complaintList';
import { exportTable } from '@byggtun/shared/contract/exportTable';
import { getProfile } from '@byggtun/shared/contract/user';

import { type Attack, times } from '../arena';

const text = (count: number) => Array.from({ length: count }, (_, at) => `%_${at}å`);
const contains = (values: number) => ({
  value: 'lineDescription',
  type: 'string',
  filterClause: 'contains',
  filterValues: text(values),
});
const body = (headers: object[], itemsPerPage = 500) =>
  JSON.stringify({ headers, page: 1, itemsPerPage, sortBy: 'lineName', sortDesc: true });

/** Everything that a list can be asked for at once. */
export const lists: Attack[] = [
  {
    finding: 4,
    name: 'twenty columns of a thousand values, and gone after 3 s',
    run: ({ send }) =>
      times(60, 60, () =>
        send(`/api${listComplaints.path}`, {
          body: body(Array.from({ length: 20 }, () => contains(1000))),
          leaveAfter: 3000,
        }),
      ),
  },
  {
    finding: 4,
    name: 'as much as is allowed of it, and gone after 3 s',
    run: ({ send }) =>
      times(60, 60, () =>
        send(`/api${listComplaints.path}`, { body: body([contains(50)]), leaveAfter: 3000 }),
      ),
  },
  {
    finding: 11,
    name: 'all rows of the list, sixty at once',
    run: ({ send }) => times(60, 60, () => send(`/api${listComplaints.path}`, { body: body([], -1) })),
  },
  {
    finding: 11,
    name: 'twenty exports at once',
    run: ({ send }) =>
      times(20, 20, () =>
        send(`/api${exportTable.path}`, {
          body: JSON.stringify({
            FileName: 'Alt',
            columns: ['lineId', 'lineName', 'lineDescription', 'projectName'].map((value) => ({
              dataKey: value,
              name: value,
              exportCol: true,
            })),
            rows: { list: 'complaints', headers: [] },
          }),
        }),
      ),
  },
  {
    finding: 4,
    name: 'two thousand small calls at once',
    run: ({ send }) => times(2000, 200, () => send(`/api${getProfile.path}`)),
  },
];
