import type { listMinutes } from '@byggtun/shared/contract/minute';
import type { listProjectContacts } from '@byggtun/shared/contract/projectContact';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';

import { numberIn } from '../numberIn';

/** What a page about a project asks first, beside its code: the call of that project. */
export const firstProjectCall =
  (route: typeof listMinutes | typeof listProjectContacts) =>
  ({ params }: { params: Readonly<Record<string, string | undefined>> }): AskedCall[] => {
    const id = numberIn(params.id);
    return id === undefined ? [] : [ask(route as typeof listMinutes, { params: { id } })];
  };
