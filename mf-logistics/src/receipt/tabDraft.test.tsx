import { type ReceiptDraft, receiveGoods } from '@byggtun/shared/contract/orderReceipt';
import { otherTab } from '@byggtun/shared/testing/otherTab';
import { screen, waitFor, within } from '@testing-library/react';

import { openOrder, orderServer } from '../testing/openOrder';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const key = 'byggtun.formDraft.1.order.7';
const notKept = /er ikke lagret på enheten/;
const amounts = { qtyReceived: '1.00', receivedGoodsAction: 2, qtyAlreadyReceived: '0.00' } as const;
const draft: ReceiptDraft = {
  requestId: '00000000-0000-4000-8000-000000000001',
  lines: [{ componentId: 102, ...amounts }],
};
const others = JSON.stringify(draft);
const dialog = () => within(screen.getByRole('dialog'));

/** An order of which everything is entered here, and something in another tab after it. */
async function enterInBoth(enters = others) {
  const server = orderServer();
  server.api.answer(receiveGoods, () => ({ success: true, receiptId: 1 }));
  const view = await openOrder(server);
  await view.user.click(screen.getByRole('button', { name: 'Motta alt' }));
  const own = localStorage.getItem(key);
  otherTab(key, enters);
  return { ...view, server, own };
}

test('what is entered in another tab stays when this receipt is confirmed', async () => {
  const { user, notices } = await enterInBoth();
  await user.click(screen.getByRole('button', { name: /^Bekreft varemottak \(/ }));
  await screen.findByRole('dialog', { name: 'Bekrefte varemottak?' });
  await user.click(dialog().getByRole('button', { name: 'Bekreft varemottak' }));
  await waitFor(() => expect(notices).toContainEqual({ kind: 'success', text: 'Varemottak vellykket.' }));
  expect(localStorage.getItem(key)).toBe(others);
});

test('what is entered in another tab stays when this receipt is given up', async () => {
  const { user } = await enterInBoth();
  await user.click(screen.getByRole('button', { name: 'Avbryt varemottak' }));
  await screen.findByRole('dialog', { name: 'Avbryte varemottak' });
  await user.click(dialog().getByRole('button', { name: 'Forkast varemottaket' }));
  await waitFor(() => expect(screen.queryByText('Mottas nå: 10,00 stk')).not.toBeInTheDocument());
  expect(localStorage.getItem(key)).toBe(others);
  expect(screen.queryByText(notKept)).not.toBeInTheDocument();
});

test('while the device keeps what another tab has entered this one says so, and is kept again once that one is done', async () => {
  const { own } = await enterInBoth();
  expect(screen.getByText(notKept)).toBeVisible();
  expect(screen.getByText('Mottas nå: 10,00 stk')).toBeVisible();
  otherTab(key, null);
  expect(screen.queryByText(notKept)).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBe(own);
});

test('what is entered here after it is kept again, as a receipt of its own', async () => {
  const { user, own } = await enterInBoth();
  await user.click(screen.getByRole('button', { name: 'Motta alt' }));
  expect(screen.queryByText(notKept)).not.toBeInTheDocument();
  expect(localStorage.getItem(key)).toBe(own);
});

test('what both tabs have found is not said to be kept once the other has changed it', async () => {
  localStorage.setItem(key, others);
  await openOrder(orderServer());
  expect(screen.queryByText(notKept)).not.toBeInTheDocument();
  otherTab(key, JSON.stringify({ ...draft, note: 'Våt pall' }));
  expect(screen.getByText(notKept)).toBeVisible();
});

test('what the device has no room for is said not to be kept, until it has', async () => {
  const { user } = await openOrder(orderServer());
  const storage = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.click(screen.getByRole('button', { name: 'Motta alt' }));
  expect(screen.getByText(/fordi den ikke har plass/)).toBeVisible();
  storage.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Motta alt' }));
  expect(screen.queryByText(notKept)).not.toBeInTheDocument();
});
