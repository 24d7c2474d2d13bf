import type { Barrack, BarrackRoom } from '@byggtun/shared/contract/barrack';
import { type BookingPeriod, bookingTexts } from '@byggtun/shared/contract/bookingRules';
import { createBooking } from '@byggtun/shared/contract/bookingSave';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { formatDate } from '@byggtun/shared/text/date';
import { useRef } from 'react';

import { useBookingsChanged } from './useBookingsChanged';

/** A room for so many nights, as it was pressed. */
export interface WantedRoom {
  /** The same at each try, so that it counts once. */
  requestId: string;
  projectId: number;
  barrack: Barrack;
  room: BarrackRoom;
  period: BookingPeriod;
}

interface ReserveRoomProps {
  wanted: WantedRoom;
  /** @param isReserved it went through */
  onClosed: (isReserved: boolean) => void;
}

/** Asks before a room is reserved, and reserves it. */
export function ReserveRoom({ wanted, onClosed }: ReserveRoomProps) {
  const { notify, session } = usePortal();
  const { requestId, projectId, barrack, room, period } = wanted;
  const create = useCommand(createBooking, ownProgress);
  const changed = useBookingsChanged();
  const isReserved = useRef(false);
  const confirm = async () => {
    try {
      const body = {
        ...{ requestId, ...period, roomId: room.id },
        ...{ barracksProjectId: projectId, contactPersonId: session.profile.id },
      };
      await create.run({ body });
      isReserved.current = true;
      notify('success', bookingTexts.booked);
    } finally {
      // Somebody else may have been first: what is free is asked anew.
      changed();
    }
  };
  return (
    <ConfirmDialog
      title="Reservere rommet?"
      confirmText="Reserver rom"
      onConfirm={confirm}
      onClosed={() => onClosed(isReserved.current)}
    >
      <p>
        {`Vil du reservere ${room.name} på ${barrack.name} fra ${formatDate(period.fromDate)} til ${formatDate(period.toDate)}?`}
      </p>
    </ConfirmDialog>
  );
}
