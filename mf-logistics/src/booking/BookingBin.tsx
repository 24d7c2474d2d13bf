import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Booking } from '@byggtun/shared/contract/booking';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Button } from 'antd';

import { periodText } from './periodText';

/** Asks, and gives a booking up; not there where it can't be given up any more. */
export function BookingBin({ booking }: { booking: Booking }) {
  const { barrackName, roomName, may } = booking;
  const remove = useDialog(() => import('./DeleteBooking').then((dialog) => dialog.DeleteBooking), {
    early: false,
  });
  if (!may.delete) return null;
  return (
    <>
      <Button
        type="text"
        className="booking-delete"
        icon={<DeleteOutlined aria-hidden />}
        aria-label={`Slett booking av ${barrackName} - ${roomName}, ${periodText(booking)}`}
        onClick={remove.open}
      />
      {remove.Dialog ? <remove.Dialog booking={booking} onClosed={remove.close} /> : null}
    </>
  );
}
