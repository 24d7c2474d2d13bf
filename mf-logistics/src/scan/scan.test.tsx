import { listOrders, orderFilterOptions } from '@byggtun/shared/contract/order';
import { findScannedOrder } from '@byggtun/shared/contract/orderCode';
import { getProject } from '@byggtun/shared/contract/project';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aProfile, aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, waitFor } from '@testing-library/react';

import { ordersPath } from '../order/orderPaths';
import { OrderListPage } from '../orderList/OrderListPage';
import { type FakeCamera, fakeCamera, removeCamera } from '../testing/fakeCamera';

let camera: FakeCamera;
let api: FakeApi;

beforeEach(() => {
  camera = fakeCamera();
  api = fakeApi();
  api.answer(listOrders, () => ({ items: [], totalCount: 0, totalItemCount: 0, totalPages: 0 }));
  api.answer(orderFilterOptions, () => ({ users: [], siteUsers: [] }));
  api.answer(getProject, () => aProject());
  api.answer(listHouses, () => []);
});
afterEach(removeCamera);

const open = () =>
  renderWithPortal(
    <Routes>
      <Route path={ordersPath} element={<OrderListPage />} />
    </Routes>,
    { path: '/projects/3/house/31/orders', profile: aProfile({ isByggtun: true }) },
  );
const button = () => screen.findByRole('button', { name: 'Skann kode' });
const scan = async () => {
  const view = open();
  await view.user.click(await button());
  await screen.findByRole('dialog', { name: 'Skann følgeseddel eller pakke' });
  return view;
};

test.each([
  ['has no reader', () => Reflect.deleteProperty(globalThis, 'BarcodeDetector')],
  ['has no camera', () => Reflect.deleteProperty(navigator, 'mediaDevices')],
  [
    'knows no format',
    () => Reflect.set(globalThis, 'BarcodeDetector', { getSupportedFormats: () => Promise.resolve([]) }),
  ],
])('there is no button where the browser %s', async (_, prepare) => {
  prepare();
  open();
  await waitFor(() => expect(api.calls(listOrders)).toHaveLength(1));
  expect(await screen.findByRole('heading', { name: 'Bestillinger' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skann kode' })).not.toBeInTheDocument();
});

test('a code leads to its order, of whatever house, and the camera is let go', async () => {
  api.answer(findScannedOrder, () => ({ id: 7, orderId: '450123', projectId: 3, houseId: 32 }));
  const { portal } = await scan();
  expect(camera.opened).toEqual([{ video: { facingMode: 'environment' }, audio: false }]);
  expect(await screen.findByText(/^Hold koden/)).toBeInTheDocument();
  camera.seen = '(400)450123';
  await waitFor(() => expect(portal.location.get().pathname).toBe('/projects/3/house/32/orders/7'));
  expect(api.calls(findScannedOrder).map(({ query }) => query.code)).toEqual(['(400)450123']);
  expect(camera.stopped).toBe(1);
});

test('a code that no order has is said, asked for once, and another one is looked for', async () => {
  api.refuse(findScannedOrder, 404);
  const { portal } = await scan();
  camera.seen = '7031234567890';
  expect(await screen.findByText(/^Ingen ordre har koden 7031234567890/)).toBeInTheDocument();
  api.answer(findScannedOrder, () => ({ id: 7, orderId: '450123', projectId: 3, houseId: 31 }));
  camera.seen = '450123';
  await waitFor(() => expect(portal.location.get().pathname).toBe('/projects/3/house/31/orders/7'));
  expect(api.calls(findScannedOrder)).toHaveLength(2);
});

test('without an answer it says so, and asks again when told to', async () => {
  api.drop(findScannedOrder);
  camera.seen = '450123';
  const { user, portal } = await scan();
  expect(await screen.findByRole('alert')).toHaveTextContent(/Ikke kontakt med server/);
  api.answer(findScannedOrder, () => ({ id: 7, orderId: '450123', projectId: 3, houseId: 31 }));
  await user.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  await waitFor(() => expect(portal.location.get().pathname).toBe('/projects/3/house/31/orders/7'));
});

test.each([
  ['NotAllowedError', /Nettleseren har ikke fått lov til å bruke kameraet\. Tillat kamera/],
  ['NotFoundError', /Fant ikke noe kamera/],
  ['NotReadableError', /i bruk av et annet program/],
  ['AbortError', /kunne ikke åpnes\. Søk etter ordrenummeret/],
])('a camera that is refused with %s is told of in words', async (name, text) => {
  camera.give = () => Promise.reject(Object.assign(new Error('no'), { name }));
  const { user } = await scan();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('closing lets the camera go, also one that comes when the dialog is gone', async () => {
  const { user, unmount } = await scan();
  await screen.findByText(/^Hold koden/);
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  await waitFor(() => expect(camera.stopped).toBe(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await button()).toHaveFocus();

  let give: (stream: unknown) => void = () => undefined;
  camera.give = () => new Promise((resolve) => (give = resolve));
  await user.click(await button());
  await screen.findByText('Åpner kameraet …');
  unmount();
  give(camera.stream());
  await waitFor(() => expect(camera.stopped).toBe(2));
});
