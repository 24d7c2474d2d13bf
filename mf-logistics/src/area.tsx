import { defineArea } from '@byggtun/shared/area/defineArea';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { countOrders } from '@byggtun/shared/contract/order';
import { paths } from '@byggtun/shared/contract/paths';
import { ask } from '@byggtun/shared/portal/prefetch';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { recordId } from '@byggtun/shared/record/recordId';
import { firstListCall } from '@byggtun/shared/table/listCall';

import { bookingPath, bookingsPath, occupancyPath } from './booking/bookingPaths';
import { firstBookingCalls } from './booking/firstBookingCalls';
import { firstOrderCalls } from './order/orderCalls';
import { orderPath, ordersPath } from './order/orderPaths';
import { countOrdersInput } from './orderList/countOrdersInput';
import { orderQuestion } from './orderList/orderQuestion';

const OrderListPage = lazyPage(() => import('./orderList/OrderListPage').then((page) => page.OrderListPage));
const OrderPage = lazyPage(() => import('./order/OrderPage').then((page) => page.OrderPage));
const OrdersTile = lazyPage(() => import('./project/OrdersTile').then((tile) => tile.OrdersTile));
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
      <Route path={ordersPath} element={<OrderListPage />} />
      <Route path={orderPath} element={<OrderPage />} />
      <Route path={bookingsPath} element={<BookingsPage />} />
      <Route path={bookingPath} element={<BookingPage />} />
      <Route path={occupancyPath} element={<OccupancyPage />} />
    </Routes>
  ),
  slots: {
    ordersOrBookings: ({ params }) =>
      params.level === 'house' ? <OrdersTile params={params} /> : <BookingsTile params={params} />,
    ownBookings: () => <OwnBookingsCard />,
  },
  prefetch: [
    {
      path: ordersPath,
      page: OrderListPage,
      calls: (address) => {
        const houseId = recordId(address.params.houseId);
        return houseId === undefined ? [] : [firstListCall(orderQuestion(houseId), address)];
      },
    },
    { path: orderPath, page: OrderPage, calls: firstOrderCalls },
    {
      path: `${paths.projects}/:id/house/:houseId`,
      page: OrdersTile,
      calls: ({ session, params }) => {
        const houseId = recordId(params.houseId);
        return houseId === undefined ? [] : [ask(countOrders, countOrdersInput(session, houseId))];
      },
    },
    { path: bookingsPath, page: BookingsPage, calls: firstBookingCalls },
    { path: bookingPath, page: BookingPage, calls: () => [] },
    { path: occupancyPath, page: OccupancyPage, calls: () => [] },
  ],
});
