import { receiveGoods } from '@byggtun/shared/contract/orderReceipt';
import { screen, waitFor, within } from '@testing-library/react';

import { aLine, anOrder, openOrder, type OrderServer, orderServer } from '../testing/openOrder';

afterEach(() => localStorage.clear());

type User = Awaited<ReturnType<typeof openOrder>>['user'];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const amount = () => dialog().getByRole('textbox', { name: /Mottatt mengde/ });

const openLine = async (user: User, name: RegExp) => {
  await user.click(button(name));
  await screen.findByRole('dialog', { name: /^Motta/ });
};
const ok = async (user: User) => {
  await user.click(dialog().getByRole('button', { name: 'Ok' }));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const type = async (user: User, text: string) => {
  await user.clear(amount());
  await user.type(amount(), text);
};
const confirm = async (user: User) => {
  await user.click(button(/^Bekreft varemottak \(/));
  await screen.findByRole('dialog', { name: 'Bekrefte varemottak?' });
  await user.click(dialog().getByRole('button', { name: 'Bekreft varemottak' }));
};
const sent = ({ api }: OrderServer) => api.calls(receiveGoods).at(-1)?.body;

test('the amount begins with what remains; the stepper goes by 1 or 0.01 and stops there', async () => {
  const { user } = await openOrder(orderServer());
  await openLine(user, /^Motta Gipsplate/);
  expect(amount()).toHaveValue('10,00');
  expect(dialog().getByRole('button', { name: 'Mer' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog().getByRole('button', { name: 'Mindre' }));
  expect(amount()).toHaveValue('9,00');
  await user.click(dialog().getByRole('button', { name: 'Mer' }));
  expect(dialog().getByRole('button', { name: 'Mer' })).toHaveFocus();
  await ok(user);
  await closed();
  await openLine(user, /^Motta Stålstender/);
  await user.click(dialog().getByRole('button', { name: 'Mindre' }));
  expect(amount()).toHaveValue('2,49');
});

test('as much as remains is a full receipt; lines that are not touched are sent with 0 and action 2', async () => {
  const server = orderServer();
  server.api.answer(receiveGoods, () => {
    server.order = anOrder({ orderLines: [aLine({ qtyAlreadyReceived: '10.00' })] });
    return { success: true, receiptId: 1 };
  });
  const { user, notices } = await openOrder(server);
  await openLine(user, /^Motta Gipsplate/);
  expect(dialog().queryByRole('radio')).not.toBeInTheDocument();
  await ok(user);
  await closed();
  await confirm(user);
  await waitFor(() => expect(notices).toContainEqual({ kind: 'success', text: 'Varemottak vellykket.' }));
  expect(sent(server)?.orderLines).toEqual([
    { componentId: 101, qtyReceived: '10.00', receivedGoodsAction: 0, qtyAlreadyReceived: '0.00' },
    { componentId: 102, qtyReceived: '0', receivedGoodsAction: 2, qtyAlreadyReceived: '0.00' },
  ]);
  // What is stored is shown half a second later, and nothing is left to confirm.
  expect(await screen.findByText('Mottatt', { selector: '.goods-done' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Bekreft/ })).not.toBeInTheDocument();
  expect(localStorage.getItem('byggtun.formDraft.1.order.7')).toBeNull();
});

test('another amount asks which; more than remains can only correct the order', async () => {
  const server = orderServer();
  server.api.answer(receiveGoods, () => ({ success: true, receiptId: 1 }));
  const { user } = await openOrder(server);
  await openLine(user, /^Motta Gipsplate/);
  await type(user, '12');
  expect(dialog().getByRole('radio', { name: /^Delvis/ })).toBeDisabled();
  await type(user, '7');
  await ok(user);
  expect(dialog().getByText(/^Velg om bestillingen/)).toBeVisible();
  expect(dialog().getByRole('radio', { name: /rettes til/ })).toHaveFocus();
  await user.click(dialog().getByRole('radio', { name: /^Delvis/ }));
  await user.type(dialog().getByRole('textbox', { name: /Merknad/ }), 'Én plate knust');
  await ok(user);
  await closed();
  await openLine(user, /^Motta Stålstender/);
  await type(user, '3,25');
  await user.click(dialog().getByRole('radio', { name: /rettes til 3,25 m/ }));
  await ok(user);
  await closed();
  await confirm(user);
  await waitFor(() => expect(sent(server)).toBeDefined());
  expect(sent(server)?.orderLines).toMatchObject([
    { componentId: 101, qtyReceived: '7.00', receivedGoodsAction: 2, note: 'Én plate knust' },
    { componentId: 102, qtyReceived: '3.25', receivedGoodsAction: 1 },
  ]);
});

test('what is no amount is said in its place, once', async () => {
  const { user } = await openOrder(orderServer());
  await openLine(user, /^Motta Gipsplate/);
  await type(user, '1,234');
  await ok(user);
  const wrong = 'Skriv et tall med høyst to desimaler.';
  expect(dialog().getByText(wrong)).toBeVisible();
  expect(amount()).toHaveFocus();
  // It is read with the field.
  expect(amount()).toHaveAccessibleDescription(expect.stringContaining(wrong));
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  await user.type(amount(), '5{Enter}');
  expect(dialog().getByRole('alert')).toHaveTextContent(wrong);
});

test('a failed receipt says so, keeps all that was entered, and goes under the same number again', async () => {
  const server = orderServer();
  server.api.refuse(receiveGoods, 400, { message: '«Gipsplate» er ført opp med mer enn det som gjenstår.' });
  const { user, notices, unmount } = await openOrder(server);
  await user.click(button('Motta alt'));
  await user.click(button('Bekreft varemottak (2)'));
  await screen.findByRole('dialog', { name: 'Bekrefte varemottak?' });
  await user.type(dialog().getByRole('textbox', { name: 'Merknad til leveringen' }), 'Våt pall');
  await user.click(dialog().getByRole('button', { name: 'Bekreft varemottak' }));
  expect(await dialog().findByText(/mer enn det som gjenstår/)).toBeVisible();
  expect(notices).toEqual([{ kind: 'warning', text: 'Noe gikk galt med varemottak.' }]);
  const { requestId } = sent(server) ?? {};
  unmount();
  // The tab was closed: it is all there when the page is opened anew.
  const again = await openOrder(server);
  expect(screen.getByText('Mottas nå: 10,00 stk')).toBeVisible();
  server.api.answer(receiveGoods, () => ({ success: true, receiptId: 1 }));
  await confirm(again.user);
  await waitFor(() =>
    expect(again.notices).toContainEqual({ kind: 'success', text: 'Varemottak vellykket.' }),
  );
  expect(sent(server)).toMatchObject({ requestId, note: 'Våt pall' });
});

test('what is refused since its number was used for something else goes under another', async () => {
  const server = orderServer();
  server.api.refuse(receiveGoods, 400, { error: 'savedBefore', message: 'Skjemaet er lagret fra før.' });
  const { user, notices } = await openOrder(server);
  await user.click(button('Motta alt'));
  await confirm(user);
  expect(await dialog().findByText(/lagret fra før/)).toBeVisible();
  const { requestId } = sent(server) ?? {};
  server.api.answer(receiveGoods, () => ({ success: true, receiptId: 1 }));
  await user.click(await dialog().findByRole('button', { name: 'Bekreft varemottak' }));
  await waitFor(() => expect(notices).toContainEqual({ kind: 'success', text: 'Varemottak vellykket.' }));
  expect(sent(server)?.requestId).not.toBe(requestId);
});

test('a false answer is a failure too', async () => {
  const server = orderServer();
  server.api.answer(receiveGoods, () => ({ success: false, receiptId: 0 }));
  const { user, notices } = await openOrder(server);
  await user.click(button('Motta alt'));
  await confirm(user);
  await waitFor(() => expect(notices).toEqual([{ kind: 'warning', text: 'Noe gikk galt med varemottak.' }]));
  expect(screen.getByText('Mottas nå: 10,00 stk')).toBeInTheDocument();
});

test('what somebody else has received meanwhile is marked, and nothing is sent before it is looked at', async () => {
  const server = orderServer();
  const { user, unmount } = await openOrder(server);
  await user.click(button('Motta alt'));
  unmount();
  server.order = anOrder({ orderLines: [aLine({ qtyAlreadyReceived: '4.00' })] });
  const { user: again, notices } = await openOrder(server);
  expect(screen.getByRole('alert')).toHaveTextContent(/tatt imot av andre/);
  await again.click(button(/^Bekreft varemottak/));
  expect(notices).toContainEqual({
    kind: 'warning',
    text: 'Se over varene som er merket, og bekreft på nytt.',
  });
  expect(server.api.calls(receiveGoods)).toEqual([]);
});

test('a line that somebody else has received in full meanwhile can be taken out, and the rest is confirmed', async () => {
  const server = orderServer();
  const { user, unmount } = await openOrder(server);
  await user.click(button('Motta alt'));
  unmount();
  const [first = aLine(), second = aLine()] = server.order.orderLines;
  server.order = anOrder({ orderLines: [{ ...first, qtyAlreadyReceived: first.qty }, second] });
  server.api.answer(receiveGoods, () => ({ success: true, receiptId: 1 }));
  const { user: again } = await openOrder(server);
  expect(screen.getByRole('alert')).toHaveTextContent(/tatt imot av andre/);
  await again.click(button(/^Ta bort Gipsplate/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const items = screen.getAllByRole('listitem');
  expect(items.find((item) => within(item).queryByText('Gipsplate'))).toHaveFocus();
  await confirm(again);
  await waitFor(() => expect(sent(server)?.orderLines).toMatchObject([{ componentId: 102 }]));
});

test('the question whether to confirm is left without another, and what was written stays', async () => {
  const { user } = await openOrder(orderServer());
  await user.click(button('Motta alt'));
  await user.click(button('Bekreft varemottak (2)'));
  await screen.findByRole('dialog', { name: 'Bekrefte varemottak?' });
  const note = () => dialog().getByRole('textbox', { name: 'Merknad til leveringen' });
  await user.type(note(), 'Våt pall');
  await user.click(dialog().getByRole('button', { name: 'Avbryt' }));
  await closed();
  await user.click(button('Bekreft varemottak (2)'));
  await screen.findByRole('dialog', { name: 'Bekrefte varemottak?' });
  expect(note()).toHaveValue('Våt pall');
});

test('leaving with something unconfirmed asks, and gives it up only when told to', async () => {
  const { user } = await openOrder(orderServer());
  await user.click(button('Motta alt'));
  await user.click(screen.getAllByRole('link', { name: 'Sandaker park' })[0] ?? document.body);
  await screen.findByRole('dialog', { name: 'Avbryte varemottak' });
  await user.click(dialog().getByRole('button', { name: 'Avbryt' }));
  await closed();
  expect(screen.getByText('Mottas nå: 10,00 stk')).toBeVisible();
  await user.click(screen.getAllByRole('link', { name: 'Sandaker park' })[0] ?? document.body);
  await screen.findByRole('dialog', { name: 'Avbryte varemottak' });
  await user.click(dialog().getByRole('button', { name: 'Forkast varemottaket' }));
  expect(await screen.findByText('En annen side')).toBeVisible();
  expect(localStorage.getItem('byggtun.formDraft.1.order.7')).toBeNull();
});

test('without anything entered one leaves unasked', async () => {
  const { user } = await openOrder(orderServer());
  await user.click(screen.getAllByRole('link', { name: 'Sandaker park' })[0] ?? document.body);
  expect(await screen.findByText('En annen side')).toBeVisible();
});
