import './booking.css';

import { type Booking, listOwnBookings } from '@byggtun/shared/contract/booking';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { useId } from 'react';

import { ActiveBooking } from './ActiveBooking';
import { BookingRow } from './BookingRow';

/** 'Mine bookinger' on the profile: those that are active with their codes, and those to come (docs/product/bookings.md#own-bookings). */
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
  // Two on a day on which one ends and the next begins.
  const active = bookings.filter(({ isActive }) => isActive);
  const toCome = bookings.filter(({ isActive }) => !isActive);
  if (bookings.length === 0)
    return <p>Du har ingen bookinger. Rom på brakkerigg reserverer du fra siden til prosjektet.</p>;
  return (
    <div className="booking-own">
      {active.map((booking) => (
        <ActiveBooking key={booking.id} booking={booking} />
      ))}
      {toCome.length > 0 ? <BookingsToCome bookings={toCome} /> : null}
    </div>
  );
}

function BookingsToCome({ bookings }: { bookings: Booking[] }) {
  const heading = useId();
  return (
    <div className="booking-to-come">
      <h4 id={heading}>Kommende bookinger</h4>
      <ul aria-labelledby={heading}>
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} withProject />
        ))}
      </ul>
    </div>
  );
}
