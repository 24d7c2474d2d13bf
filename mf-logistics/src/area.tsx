import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { Route, Routes } from '@byggtun/shared/portal/router';

import { bookingPath, bookingsPath, occupancyPath } from './booking/bookingPaths';
import { firstBookingCalls } from './booking/firstBookingCalls';

const BookingsPage = lazyPage(() => import('./booking/BookingsPage').then((page) => page.BookingsPage));
const BookingPage = lazyPage(() => import('./booking/BookingPage').then((page) => page.BookingPage));
const OccupancyPage = lazyPage(() => import('./occupancy/OccupancyPage').then((page) => page.OccupancyPage));
const BookingsTile = lazyPage(() => import('./booking/BookingsTile').then((tile) => tile.BookingsTile));
const OwnBookingsCard = lazyPage(() =>
  import('./booking/OwnBookingsCard').then((card) => card.OwnBookingsCard),
);

export const { pages, slots, prefetch, copies } = defineArea({
  pages: (
    <Routes>
      <Route path={bookingsPath} element={<BookingsPage />} />
      <Route path={bookingPath} element={<BookingPage />} />
      <Route path={occupancyPath} element={<OccupancyPage />} />
    </Routes>
  ),
  slots: {
    bookings: ({ params }) => <BookingsTile params={params} />,
    ownBookings: () => <OwnBookingsCard />,
  },
  prefetch: [
    { path: bookingsPath, page: BookingsPage, calls: firstBookingCalls },
    { path: bookingPath, page: BookingPage, calls: () => [] },
    { path: occupancyPath, page: OccupancyPage, calls: () => [] },
  ],
});
