import type { listComplaints } from '../contract/complaintList';
import type { RouteInput } from '../contract/route';
import { aComplaintRow, aPage } from './builders';

/** Answers the page that is asked for of so many complaints, which are called 'Sak 1', 'Sak 2' … */
export const manyComplaints =
  (total: number) =>
  ({ body: { page, itemsPerPage } }: RouteInput<typeof listComplaints>) =>
    aPage(
      Array.from({ length: itemsPerPage }, (_, index) => {
        const nr = (page - 1) * itemsPerPage + index + 1;
        return aComplaintRow({ id: nr, lineName: `Sak ${nr}` });
      }),
      total,
      itemsPerPage,
    );
