import { listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { listOwnBookings, listProjectBookings } from '@byggtun/shared/contract/booking';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';

/** After a change: fetches anew what tells of bookings, and the badge of 'Min profil'. */
export function useBookingsChanged(): () => void {
  const { badges } = usePortal();
  const own = useRefresh(listOwnBookings);
  const ofProject = useRefresh(listProjectBookings);
  const rooms = useRefresh(listAvailableRooms);
  return () => {
    own();
    ofProject();
    rooms();
    badges.refresh();
  };
}
