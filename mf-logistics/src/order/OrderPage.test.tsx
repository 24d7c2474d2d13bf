import { getAttachment } from '@byggtun/shared/contract/attachmentCalls';
import { downloadOrder, getOrder } from '@byggtun/shared/contract/order';
import { listReceipts } from '@byggtun/shared/contract/orderReceipt';
import { anAttachment } from '@byggtun/shared/testing/builders';
import { fakeFileAddresses } from '@byggtun/shared/testing/fakeUploads';
import { act, screen, waitFor, within } from '@testing-library/react';

import { aLine, anOrder, openOrder, orderServer, showOrder } from '../testing/openOrder';

const card = (name: string) => within(screen.getByRole('region', { name }));

test('it says all that the order holds, with ways to its project and its house', async () => {
  await openOrder(orderServer(anOrder({ txt: 'Losses med kran.' })));
  for (const text of [
    'Sandakerveien 121, port B',
    'Gips og stålstendere',
    'Bygg og Tre Øst AS',
    '02.11.2026',
    '20.11.2026',
    'Henrik Lunde',
    'Kari Solberg',
    'Losses med kran.',
  ])
    expect(card('Informasjon').getByText(text)).toBeVisible();
  expect(card('Informasjon').getByRole('link', { name: 'Sandaker park' })).toHaveAttribute(
    'href',
    '/projects/3',
  );
  expect(card('Informasjon').getByRole('link', { name: 'Bygg 2' })).toHaveAttribute(
    'href',
    '/projects/3/house/31',
  );
});

test('a line says what was ordered and what has come, with two decimals', async () => {
  await openOrder(orderServer(anOrder({ orderLines: [aLine({ qty: '2.5', qtyAlreadyReceived: '0.25' })] })));
  expect(card('Varer').getByText('2,50 stk')).toBeVisible();
  expect(card('Varer').getByText('0,25 stk')).toBeVisible();
});

test.each([
  [3, 'Mottatt', 'Ordre har allerede mottatt bestilte varer.'],
  [
    2,
    'Ny (ikke sendt)',
    'Ordre må ha status som frigitt eller åpent for å kunne bekrefte varemottak handlinger.',
  ],
  [4, 'Ukjent', 'Ordre må ha status som frigitt eller åpent for å kunne bekrefte varemottak handlinger.'],
] as const)('with status %s it can only be read, and says why', async (status, statusText, text) => {
  await openOrder(orderServer(anOrder({ status, statusText, may: { receive: false } })));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Motta|Bekreft/ })).not.toBeInTheDocument();
});

test('the PDF is saved under its name; a failure is told, and the next press tries again', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function press(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const server = orderServer();
  server.api.refuse(downloadOrder, 503, { message: 'Dokumentet tok for lang tid å lage.' });
  const { user, notices } = await openOrder(server);
  await user.click(await screen.findByRole('button', { name: 'Last ned bestilling' }));
  await waitFor(() => expect(notices).toHaveLength(1));
  server.api.answer(downloadOrder, () => new Blob(['%PDF']));
  await user.click(await screen.findByRole('button', { name: 'Last ned bestilling' }));
  await waitFor(() => expect(saved).toEqual(['Bestilling 450123.pdf']));
  click.mockRestore();
});

test('the history tells who received what, what a receipt has corrected, and shows its photos', async () => {
  fakeFileAddresses();
  const server = orderServer();
  const line = { componentId: 101, componentName: 'Gipsplate', unit: 'stk', note: '' };
  server.api.answer(listReceipts, () => [
    {
      ...{ id: 2, at: '2026-11-21T10:00:00Z', by: 'Henrik Lunde', note: '', attachments: [] },
      lines: [{ ...line, qtyReceived: '5.00', receivedGoodsAction: 1 as const, qtyBefore: '10.00' }],
    },
    {
      ...{ id: 1, at: '2026-11-20T10:00:00Z', by: 'Kari Solberg', note: 'Kom for sent.' },
      attachments: [anAttachment({ fileName: 'følgeseddel.jpg', hasThumbnail: false })],
      lines: [
        { ...line, qtyReceived: '4.00', receivedGoodsAction: 2 as const, qtyBefore: '10.00', note: 'Våt.' },
      ],
    },
  ]);
  const { user } = await openOrder(server);
  expect(await card('Varemottak').findByText('Henrik Lunde')).toBeVisible();
  expect(card('Varemottak').getByText('5,00 stk, bestillingen ble rettet fra 10,00 stk')).toBeVisible();
  expect(card('Varemottak').getByText('Kom for sent.')).toBeVisible();
  expect(card('Varemottak').getByText('Våt.')).toBeVisible();
  const photo = card('Varemottak').getByRole('button', { name: 'Åpne følgeseddel.jpg' });
  server.api.answer(getAttachment, () => new Blob(['bytes'], { type: 'image/jpeg' }));
  await user.click(photo);
  expect(await screen.findByRole('dialog', { name: /følgeseddel\.jpg/ })).toBeInTheDocument();
});

test('what somebody else receives appears', async () => {
  const server = orderServer();
  const { hub } = await openOrder(server);
  server.order = anOrder({ orderLines: [aLine({ qtyAlreadyReceived: '3.00' })] });
  act(() => hub.emit('OnCaseChanged', { type: 'order', id: 7 }));
  expect(await screen.findByText('3,00 stk')).toBeVisible();
});

test('one that is no longer this person’s is shut for who had it open', async () => {
  const server = orderServer();
  const { hub } = await openOrder(server);
  server.api.refuse(getOrder, 404);
  act(() => hub.emit('OnCaseChanged', { type: 'order', id: 7 }));
  expect(await screen.findByRole('heading', { name: 'Ikke funnet' })).toBeVisible();
});

test('one that is not there, or stands at another house’s address, says so', async () => {
  for (const prepare of [
    ({ api }: ReturnType<typeof orderServer>) => api.refuse(getOrder, 404),
    (server: ReturnType<typeof orderServer>) => (server.order = anOrder({ houseId: 32 })),
  ]) {
    const server = orderServer();
    prepare(server);
    const { unmount } = showOrder(7);
    expect(await screen.findByRole('link', { name: /bestillinger/i })).toHaveAttribute(
      'href',
      '/projects/3/house/31/orders',
    );
    unmount();
  }
});
