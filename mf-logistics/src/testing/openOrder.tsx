import { getOrder, type Order, type OrderLine } from '@byggtun/shared/contract/order';
import { listReceipts } from '@byggtun/shared/contract/orderReceipt';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen } from '@testing-library/react';

import { OrderPage } from '../order/OrderPage';
import { orderPath } from '../order/orderPaths';

/** A line of which nothing has come. */
export const aLine = (over: Partial<OrderLine> = {}): OrderLine => ({
  componentId: 101,
  componentName: 'Gipsplate',
  description: '1200 × 2400',
  qty: '10.00',
  qtyAlreadyReceived: '0.00',
  qtyReceived: '0.00',
  unit: 'stk',
  receivedGoodsAction: 2,
  ...over,
});

/** A released order with a line of whole ones and one of hundredths. */
export const anOrder = (over: Partial<Order> = {}): Order => ({
  id: 7,
  orderId: '450123',
  projectId: 3,
  project: 'Sandaker park',
  houseId: 31,
  phase: 'Bygg 2',
  deliveryAddress: 'Sandakerveien 121, port B',
  process: 'Gips og stålstendere',
  contactName: 'Bygg og Tre Øst AS',
  orderDate: '2026-11-02',
  deliveryDate: '2026-11-20',
  contactPerson: 'Henrik Lunde',
  ourReference: 'Kari Solberg',
  txt: '',
  status: 1,
  statusText: 'Frigitt',
  allReceived: false,
  orderLines: [aLine(), aLine({ componentId: 102, componentName: 'Stålstender', qty: '2.50', unit: 'm' })],
  may: { receive: true },
  ...over,
});

/** The server of a test: one order, which the test may change. */
export interface OrderServer {
  api: FakeApi;
  order: Order;
}

/** A server that knows order 7. */
export function orderServer(order = anOrder()): OrderServer {
  const server = { api: fakeApi(), order };
  server.api.answer(getOrder, () => server.order);
  server.api.answer(listReceipts, () => []);
  return server;
}

/** Shows the page of an order at house 31's address. */
export const showOrder = (id: number) =>
  renderWithPortal(
    <Routes>
      <Route path={orderPath} element={<OrderPage />} />
      <Route path="*" element={<p>En annen side</p>} />
    </Routes>,
    { path: `/projects/3/house/31/orders/${id}`, profile: aProfile({ id: 1, isByggtun: true }) },
  );

/** Opens the page of the server's order. */
export async function openOrder(server: OrderServer) {
  const view = showOrder(server.order.id);
  await screen.findByRole('heading', { name: `Ordre #${server.order.orderId}`, level: 2 });
  return view;
}
