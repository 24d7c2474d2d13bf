import type { Booking } from '@byggtun/shared/contract/booking';
import { paths } from '@byggtun/shared/contract/paths';
import { Link } from '@byggtun/shared/portal/router';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { BookingBin } from './BookingBin';
import { periodText } from './periodText';

interface BookingRowProps {
  booking: Booking;
  /** Where bookings of several projects stand together. */
  withProject?: boolean;
}

/** A booking of one's own: where and when, and the way to give it up. */
export function BookingRow({ booking, withProject = false }: BookingRowProps) {
  const { projectId, projectName, barrackName, roomName, location, isActive } = booking;
  return (
    <li className="booking-row">
      <div className="booking-words">
        <span className="booking-name">
          {barrackName} - {roomName}
        </span>
        <span className="booking-days">{periodText(booking)}</span>
        {withProject ? <Link to={paths.project(projectId)}>{projectName}</Link> : null}
        {location ? <span className="bt-secondary">{location}</span> : null}
      </div>
      {isActive ? <StatusChip color="success" text="Aktiv nå" /> : null}
      <BookingBin booking={booking} />
    </li>
  );
}
