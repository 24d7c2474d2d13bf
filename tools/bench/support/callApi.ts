import { listComplaints } from '@byggtun/shared/contract/complaintList';
import type { Route, RouteAnswer, RouteInput } from '@byggtun/shared/contract/route';
import { call, type CallControl } from '@byggtun/shared/http/call';

/** Makes calls to a portal by the contract, as one signed-in person. */
export const caller =
  (origin: string, token: string) =>
  <R extends Route>(route: R, input: RouteInput<R>, control: CallControl = {}): Promise<RouteAnswer<R>> =>
    call({ base: `${origin}/api`, getToken: () => Promise.resolve(token) }, route, input, control);

/** Id of the newest case of the caller's own list. */
export async function newestCase(ask: ReturnType<typeof caller>): Promise<number> {
  const query = { headers: [], page: 1, itemsPerPage: 1, sortBy: 'lineDate', sortDesc: true } as const;
  const { items } = await ask(listComplaints, { body: { ...query, headers: [] } });
  const [first] = items;
  if (!first) throw new Error('the list is empty');
  return first.id;
}
