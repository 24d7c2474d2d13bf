import { listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { listOwnBookings, listProjectBookings } from '@byggtun/shared/contract/booking';
import { listRecentProjects } from '@byggtun/shared/contract/recentProject';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';

/** After a change: fetches anew what tells of bookings, with the marks of the Dashboard's projects and the badge of 'Min profil'. */
export function useBookingsChanged(): () => void {
  const { badges } = usePortal();
  const own = useRefresh(listOwnBookings);
  const ofProject = useRefresh(listProjectBookings);
  const rooms = useRefresh(listAvailableRooms);
  const recent = useRefresh(listRecentProjects);
  return () => {
    own();
    ofProject();
    rooms();
    recent();
    badges.refresh();
  };
}
