import type { Booking } from '@byggtun/shared/contract/booking';
import { paths } from '@byggtun/shared/contract/paths';
import { Link } from '@byggtun/shared/portal/router';
import { formatDate } from '@byggtun/shared/text/date';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { BookingBin } from './BookingBin';

/** The room that one has now: all that opens it, and the way to give it up. */
export function ActiveBooking({ booking }: { booking: Booking }) {
  const { projectId, projectName, barrackName, roomName, fromDate, toDate, location } = booking;
  return (
    <div className="booking-active" role="group" aria-label="Aktiv booking">
      <div className="booking-active-head">
        <StatusChip color="success" text="Aktiv nå" />
        <BookingBin booking={booking} />
      </div>
      <DefinitionList
        items={[
          [
            'Prosjekt',
            <Link key="project" to={paths.project(projectId)}>
              {projectName}
            </Link>,
          ],
          ['Brakkerigg', barrackName],
          ['Rom', roomName],
          ['Fra', formatDate(fromDate)],
          ['Til', formatDate(toDate)],
          ['Plassering', location],
          ['Ansvarlig', booking.responsibleName],
          ['Dørkode', booking.barracks.doorCode],
          ['Wifi-kode', booking.barracks.wifiPassword],
        ]}
      />
    </div>
  );
}
