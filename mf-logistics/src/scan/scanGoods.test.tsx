import { findScannedOrder } from '@byggtun/shared/contract/orderCode';
import { screen, waitFor, within } from '@testing-library/react';

import { type FakeCamera, fakeCamera, removeCamera } from '../testing/fakeCamera';
import { aLine, anOrder, openOrder, orderServer } from '../testing/openOrder';

let camera: FakeCamera;
beforeEach(() => {
  camera = fakeCamera();
});
afterEach(() => {
  removeCamera();
  localStorage.clear();
});

const other = { id: 8, orderId: '450200', projectId: 3, houseId: 32 };
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const scan = async (server = orderServer()) => {
  const view = await openOrder(server);
  await view.user.click(await screen.findByRole('button', { name: 'Skann kode' }));
  await dialog('Skann følgeseddel eller pakke');
  return { ...view, server };
};
const asked = ({ api }: ReturnType<typeof orderServer>) =>
  api.calls(findScannedOrder).map(({ query }) => query.code);

test.each(['102', ' 102\n', 'https://leverandor.example/?ordre=450123&vare=102', '400450123\u001D241102'])(
  'the code %j leads to its line, with the camera let go, and asks the server nothing',
  async (code) => {
    const { server, user } = await scan();
    camera.seen = code;
    const line = within(await dialog('Motta Stålstender'));
    expect(camera.stopped).toBe(1);
    await user.click(line.getByRole('button', { name: 'Ok' }));
    await closed();
    expect(screen.getByText('Mottas nå: 2,50 m')).toBeVisible();
    expect(asked(server)).toEqual([]);
  },
);

test('an article in a code that no order has is one of the order’s own', async () => {
  const server = orderServer();
  server.api.refuse(findScannedOrder, 404);
  await scan(server);
  camera.seen = '(241)102(37)5';
  expect(await dialog('Motta Stålstender')).toBeInTheDocument();
  expect(asked(server)).toEqual(['(241)102(37)5']);
});

test('the code of another order is told, also with an article of this one, and leads there only when told to', async () => {
  const server = orderServer();
  server.api.answer(findScannedOrder, () => other);
  const { user, portal } = await scan(server);
  camera.seen = '(400)450200(241)102';
  const question = within(await dialog('Gå til ordre #450200?'));
  expect(question.getByText('Koden hører til en annen ordre enn den du tar imot her.')).toBeInTheDocument();
  await user.click(question.getByRole('button', { name: 'Avbryt' }));
  await closed();
  expect(portal.location.get().pathname).toBe('/projects/3/house/31/orders/7');
  await user.click(screen.getByRole('button', { name: 'Skann kode' }));
  await user.click(
    within(await dialog('Gå til ordre #450200?')).getByRole('button', { name: 'Gå til ordren' }),
  );
  await waitFor(() => expect(portal.location.get().pathname).toBe('/projects/3/house/32/orders/8'));
});

test('what is entered is not left for another order unasked', async () => {
  const server = orderServer();
  server.api.answer(findScannedOrder, () => other);
  const { user, portal } = await openOrder(server);
  await user.click(screen.getByRole('button', { name: 'Motta alt' }));
  camera.seen = '450200';
  await user.click(await screen.findByRole('button', { name: 'Skann kode' }));
  await user.click(
    within(await dialog('Gå til ordre #450200?')).getByRole('button', { name: 'Gå til ordren' }),
  );
  const leave = within(await dialog('Avbryte varemottak'));
  expect(portal.location.get().pathname).toBe('/projects/3/house/31/orders/7');
  await user.click(leave.getByRole('button', { name: 'Forkast varemottaket' }));
  await waitFor(() => expect(portal.location.get().pathname).toBe('/projects/3/house/32/orders/8'));
});

test('a code that leads nowhere is said, and another is looked for', async () => {
  const orderLines = [aLine({ qtyAlreadyReceived: '10.00' }), aLine({ componentId: 102 })];
  const server = orderServer(anOrder({ orderLines }));
  server.api.refuse(findScannedOrder, 404);
  await scan(server);
  camera.seen = '7031234567890';
  expect(
    await screen.findByText(/^Ingen vare her og ingen ordre har koden 7031234567890/),
  ).toBeInTheDocument();
  camera.seen = '450123';
  expect(
    await screen.findByText(/^Koden hører til denne ordren, men nevner ingen av varene/),
  ).toBeInTheDocument();
  camera.seen = '101';
  expect(await screen.findByText('Gipsplate er mottatt fra før. Skann en annen kode.')).toBeInTheDocument();
  camera.seen = '102';
  expect(await dialog('Motta Gipsplate')).toBeInTheDocument();
});

test('there is no scan where nothing can be received', async () => {
  await openOrder(orderServer(anOrder({ status: 3, statusText: 'Mottatt', may: { receive: false } })));
  expect(await screen.findByText('0 av 2 mottatt')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skann kode' })).not.toBeInTheDocument();
});

test('a camera that can’t be opened leaves the list of goods', async () => {
  camera.give = () => Promise.reject(new Error('no'));
  await scan();
  expect(await screen.findByRole('alert')).toHaveTextContent(/kunne ikke åpnes\. Finn varen i listen/);
});
