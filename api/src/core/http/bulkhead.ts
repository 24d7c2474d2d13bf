import type { Route } from '@byggtun/shared/contract/route';
import * as z from 'zod';

import type { LimitName } from '../limit/limitTable';

/** Calls that cost the server much, kept apart from the others so that they never take all it has (the bulkhead pattern). */
export type Bulkhead = 'lists' | 'exports';

/** The limits of each. */
export const bulkheads = {
  lists: { perPerson: 'listsAtOnce', inAll: 'listsAtOnceInAll', seconds: 'listSeconds' },
  exports: { perPerson: 'exportsAtOnce', inAll: 'exportsAtOnceInAll', seconds: 'exportSeconds' },
} as const satisfies Record<Bulkhead, Record<'perPerson' | 'inAll' | 'seconds', LimitName>>;

/** Whether a call carries a list query, several, or one in either of its forms, by which it may read everything there is. */
const isList = (body: unknown): boolean => {
  if (body instanceof z.ZodPipe) return isList(body.in);
  if (body instanceof z.ZodUnion) return body.options.some(isList);
  return body instanceof z.ZodObject && ('headers' in body.shape || Object.values(body.shape).some(isList));
};

/** Which bulkhead a route belongs to: a file that is made for the caller, or a list; undefined for what costs little or waits in a queue of its own. */
export const bulkheadOf = (route: Route): Bulkhead | undefined => {
  if (route.ownQueue) return undefined;
  if (route.streamed || (route.file && route.body)) return 'exports';
  return isList(route.body) ? 'lists' : undefined;
};
