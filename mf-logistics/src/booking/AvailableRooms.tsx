import ExclamationCircleOutlined from '@ant-design/icons/ExclamationCircleOutlined';
import { type Barrack, type BarrackRoom, listAvailableRooms } from '@byggtun/shared/contract/barrack';
import { listOwnBookings } from '@byggtun/shared/contract/booking';
import { type BookingPeriod, haveRoomText, overlaps } from '@byggtun/shared/contract/bookingRules';
import { useCall } from '@byggtun/shared/portal/useCall';
import { formatDate } from '@byggtun/shared/text/date';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { AvailableBarrack } from './AvailableBarrack';

interface AvailableRoomsProps {
  projectId: number;
  period: BookingPeriod;
  onReserve: (barrack: Barrack, room: BarrackRoom) => void;
}

/** The barracks with what is free in the nights that were chosen; who has a room already is told so before they press. */
export function AvailableRooms({ projectId, period, onReserve }: AvailableRoomsProps) {
  const available = useCall(listAvailableRooms, { body: { projectId, ...period } }, { quiet: true });
  const own = useCall(listOwnBookings, {}, { quiet: true });
  const inTheWay = own.data?.find((booking) => overlaps(booking, period));
  return (
    <section className="booking-available" aria-label="Ledige rom">
      {inTheWay ? (
        <p className="booking-banner booking-banner-warning" role="alert">
          <ExclamationCircleOutlined aria-hidden />
          <span>{haveRoomText(`${formatDate(inTheWay.fromDate)} til ${formatDate(inTheWay.toDate)}`)}</span>
        </p>
      ) : null}
      <Loaded
        call={available}
        skeleton={
          <div className="bt-card">
            <Skeleton lines={6} />
          </div>
        }
      >
        {(barracks) =>
          barracks.length === 0 ? (
            <EmptyState text="Det er ikke registrert noen brakkerigg i dette prosjektet." />
          ) : (
            barracks.map((barrack) => (
              <AvailableBarrack
                key={barrack.id}
                barrack={barrack}
                onReserve={inTheWay ? undefined : (room) => onReserve(barrack, room)}
              />
            ))
          )
        }
      </Loaded>
    </section>
  );
}
