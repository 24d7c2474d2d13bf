import type { Booking } from '@byggtun/shared/contract/booking';
import { bookingTexts } from '@byggtun/shared/contract/bookingRules';
import { deleteBooking } from '@byggtun/shared/contract/bookingSave';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import { periodText } from './periodText';
import { useBookingsChanged } from './useBookingsChanged';

interface DeleteBookingProps {
  booking: Booking;
  onClosed: () => void;
}

/** Asks before a booking of one's own is given up. */
export function DeleteBooking({ booking, onClosed }: DeleteBookingProps) {
  const { notify } = usePortal();
  const remove = useCommand(deleteBooking, ownProgress);
  const changed = useBookingsChanged();
  const confirm = async () => {
    try {
      await remove.run({ params: { id: booking.id } });
      notify('success', bookingTexts.deleted);
    } finally {
      // Refused or not: what is on the screen may be old.
      changed();
    }
  };
  return (
    <ConfirmDialog title="Slette bookingen?" confirmText="Slett" onConfirm={confirm} onClosed={onClosed}>
      <p>
        {booking.barrackName} - {booking.roomName}, {periodText(booking)}. Rommet blir ledig for andre, og du
        får en bekreftelse på mail.
      </p>
    </ConfirmDialog>
  );
}
