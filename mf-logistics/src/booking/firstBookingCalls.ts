import { listProjectBookings } from '@byggtun/shared/contract/booking';
import { ask, type AskedCall } from '@byggtun/shared/portal/prefetch';

import { numberIn } from '../numberIn';

/** What the page of a project's bookings asks first, beside its code. */
export const firstBookingCalls = ({
  params,
}: {
  params: Readonly<Record<string, string | undefined>>;
}): AskedCall[] => {
  const projectId = numberIn(params.id);
  return projectId === undefined ? [] : [ask(listProjectBookings, { params: { projectId } })];
};
