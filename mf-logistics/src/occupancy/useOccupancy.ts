import { getOccupancy } from '@byggtun/shared/contract/occupancy';
import { useSearchParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { today } from '@byggtun/shared/text/date';

import { shownFrom } from './shownFrom';

/** The occupancy of a project's barracks from the night that the address names; the last picture stays until the next has come. */
export function useOccupancy(projectId: number | undefined) {
  const [params, setParams] = useSearchParams();
  const asked = shownFrom(params);
  const input = projectId === undefined ? null : { params: { projectId }, query: { from: asked } };
  return {
    call: useCall(getOccupancy, input, { quiet: true, keepPrevious: true }),
    /** First night that is asked for, `YYYY-MM-DD`. */
    from: asked ?? today(),
    /** Who has paged through the weeks goes back to the bookings by one press of Back. */
    show: (from: string | undefined) => setParams(from ? { from } : {}, { replace: true }),
  };
}
