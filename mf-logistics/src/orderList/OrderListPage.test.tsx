import { countOrders, listOrders, type OrderRow } from '@byggtun/shared/contract/order';
import { getProject } from '@byggtun/shared/contract/project';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { Route, Routes } from '@byggtun/shared/portal/router';
import { aPage, aProfile, aProject } from '@byggtun/shared/testing/builders';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { screen, within } from '@testing-library/react';

import { ordersPath } from '../order/orderPaths';
import { OrdersTile } from '../project/OrdersTile';
import { OrderListPage } from './OrderListPage';

const aRow: OrderRow = {
  id: 7,
  orderId: '450123',
  projectName: 'Sandaker park kvartal 4',
  houseName: 'Bygg 2',
  status: 1,
  statusText: 'Frigitt',
  process: 'Konstruksjonsvirke og limtre',
  orderDate: '2026-11-02',
  ourReference: 'Kari Solberg',
  deliveryDate: '2026-11-20',
  contactPerson: 'Henrik Lunde',
  deliveryAddress: 'Sandakerveien 121, port B',
  contactName: 'Elverum Limtre AS',
};
const profile = aProfile({ id: 1, isByggtun: true });
const house = { value: 'houseId', type: 'select', filterClause: 'in', filterValues: [31] };
const released = { value: 'status', type: 'select', filterClause: 'in', filterValues: [1] };

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.answer(listOrders, () => aPage([aRow]));
  api.answer(countOrders, () => 4);
  api.answer(getProject, () => aProject());
  api.answer(listHouses, () => [{ id: 31, name: 'Bygg 2', houseNum: '2' }]);
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  renderWithPortal(
    <Routes>
      <Route path={ordersPath} element={<OrderListPage />} />
    </Routes>,
    { path: '/projects/3/house/31/orders', profile },
  );

test('the released orders of the house, the latest first, with all columns but the building', async () => {
  open();
  expect(await screen.findByRole('link', { name: '450123' })).toHaveAttribute(
    'href',
    '/projects/3/house/31/orders/7',
  );
  expect(api.calls(listOrders)[0]).toMatchObject({
    params: { id: '31' },
    body: { headers: [house, released], sortBy: 'orderDate', sortDesc: true },
  });
  const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  for (const heading of ['Ordre', 'Prosjekt', 'Status', 'Prosess', 'Bestilt', 'Vår kontakt', 'Levering'])
    expect(headings.some((text) => text.startsWith(heading))).toBe(true);
  expect(headings.some((text) => text.startsWith('Bygg'))).toBe(false);
  const row = within(screen.getAllByRole('row')[1] ?? document.body);
  expect(row.getByText('02.11.2026')).toBeVisible();
  expect(row.getByText('20.11.2026')).toBeVisible();
});

test('the chip of the process is cut, and whole for who hears it', async () => {
  open();
  expect(await screen.findByText('Konstruksjonsvirk…')).toBeVisible();
  expect(screen.getByText('Konstruksjonsvirke og limtre')).toBeInTheDocument();
});

test('as cards on small screens, with the project’s title cut at 12 characters', async () => {
  const any = window.matchMedia('all');
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...any, matches: media !== 'print' }));
  open();
  const card = await screen.findByRole('link', { name: /Elverum Limtre AS/ });
  expect(card).toHaveTextContent('Sandaker par…');
  expect(card).toHaveTextContent('Konstruksjonsvirke og limtr…');
  expect(card).toHaveClass('bt-case-warning');
});

test('the tile of a house counts what its list opens with; a project’s own page has none', async () => {
  const { unmount } = renderWithPortal(<OrdersTile params={{ projectId: '3', houseId: '31' }} />, {
    profile,
  });
  expect(await screen.findByText('4')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/projects/3/house/31/orders');
  expect(api.calls(countOrders)).toMatchObject([
    { params: { id: '31' }, body: { headers: [house, released] } },
  ]);
  unmount();
  renderWithPortal(<OrdersTile params={{ projectId: '3' }} />, { profile });
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
