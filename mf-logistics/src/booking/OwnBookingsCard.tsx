import './booking.css';

import { type Booking, listOwnBookings } from '@byggtun/shared/contract/booking';
import { paths } from '@byggtun/shared/contract/paths';
import { Link } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { formatDate } from '@byggtun/shared/text/date';
import { Card } from '@byggtun/shared/ui/Card';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { BookingRow } from './BookingRow';

/** 'Mine bookinger' on the profile: the active one with its codes, and those to come (docs/product/bookings.md#own-bookings). */
export function OwnBookingsCard() {
  const bookings = useCall(listOwnBookings, {}, { quiet: true });
  return (
    <Card title="Mine bookinger">
      <Loaded call={bookings} skeleton={<Skeleton lines={5} />}>
        {(found) => <OwnBookings bookings={found} />}
      </Loaded>
    </Card>
  );
}

function OwnBookings({ bookings }: { bookings: Booking[] }) {
  const active = bookings.find(({ isActive }) => isActive);
  if (bookings.length === 0)
    return <p>Du har ingen bookinger. Rom på brakkerigg reserverer du fra siden til prosjektet.</p>;
  return (
    <div className="booking-own">
      {active ? <ActiveBooking booking={active} /> : null}
      <ul aria-label="Bookinger">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} withProject />
        ))}
      </ul>
    </div>
  );
}

function ActiveBooking({ booking }: { booking: Booking }) {
  const { projectId, projectName, barrackName, roomName, fromDate, toDate, location } = booking;
  return (
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
  );
}
