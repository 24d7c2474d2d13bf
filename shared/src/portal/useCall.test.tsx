import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';

import { listComments } from '../contract/comment';
import { getBadgeCounts } from '../contract/user';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { fakeCaches } from '../testing/fakeCaches';
import { renderWithPortal } from '../testing/renderWithPortal';
import { usePortal } from './portal';
import { ask, prefetch } from './prefetch';
import { shownAge } from './shownCalls';
import { useCall } from './useCall';

let api: FakeApi;
beforeEach(() => {
  fakeCaches();
  api = fakeApi();
});
afterEach(() => jest.useRealTimers());

function Counts() {
  const { data, error, mutate } = useCall(getBadgeCounts, {}, { quiet: true });
  const age = useSyncExternalStore(shownAge.subscribe, shownAge.oldest);
  return (
    <button onClick={() => void mutate().catch(() => undefined)}>
      {data ? `${data.complaints} saker` : 'ingen'} {age === undefined ? 'nå' : 'gammelt'}{' '}
      {error ? 'feil' : ''}
    </button>
  );
}
const counts = (complaints: number) => ({ complaints, enquiry: 0 });

/** A command that is answered with one case. */
function Command() {
  const { mutate } = useCall(getBadgeCounts, {}, { quiet: true });
  return <button onClick={() => void mutate(counts(1), { revalidate: false })}>Lagre</button>;
}
const both = (
  <>
    <Counts />
    <Command />
  </>
);
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
/** The server answers when it is told to. */
const holdAnswer = () => {
  let give: (complaints: number) => void = () => undefined;
  api.answer(getBadgeCounts, () => new Promise((resolve) => (give = (now) => resolve(counts(now)))));
  return (complaints: number) => give(complaints);
};
const visit = async (complaints: number, kiosk = false) => {
  api.answer(getBadgeCounts, () => counts(complaints));
  const { unmount } = renderWithPortal(<Counts />, { kiosk });
  expect(await screen.findByText(`${complaints} saker nå`)).toBeVisible();
  unmount();
};

test('without the server the last answer is shown with its age; with it again, the new one', async () => {
  await visit(3);
  api.drop(getBadgeCounts);
  const { user } = renderWithPortal(<Counts />);
  expect(await screen.findByText('3 saker gammelt')).toBeVisible();

  api.answer(getBadgeCounts, () => counts(4));
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('4 saker nå')).toBeVisible();
});

/** Asks ahead when the page has asked already and is not painted yet, as code that comes late does. */
function Late() {
  const portal = usePortal();
  useLayoutEffect(() => prefetch(portal, ask(getBadgeCounts, {})), [portal]);
  return <Counts />;
}

test('what is asked for ahead too late is not asked for, nor given to a later read', async () => {
  let complaints = 3;
  api.answer(getBadgeCounts, () => counts(complaints));
  const { user } = renderWithPortal(<Late />);
  expect(await screen.findByText('3 saker nå')).toBeVisible();
  expect(api.calls(getBadgeCounts)).toHaveLength(1);

  complaints = 4;
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('4 saker nå')).toBeVisible();
});

test('a refusal is no lost network: nothing old is shown', async () => {
  await visit(3);
  api.refuse(getBadgeCounts, 403);
  renderWithPortal(<Counts />);
  expect(await screen.findByText('ingen nå feil')).toBeVisible();
});

test('a refusal behind a lost network ends the age of what is shown', async () => {
  await visit(3);
  api.drop(getBadgeCounts);
  const { user } = renderWithPortal(<Counts />);
  expect(await screen.findByText('3 saker gammelt')).toBeVisible();
  api.refuse(getBadgeCounts, 404);
  await user.click(screen.getByRole('button'));
  expect(await screen.findByText('3 saker nå feil')).toBeVisible();
});

test('a server that takes too long: the last answer is shown after five seconds, the new one when it comes', async () => {
  await visit(3);
  jest.useFakeTimers();
  const give = holdAnswer();
  renderWithPortal(<Counts />);
  await pass(4.5);
  expect(screen.getByText('ingen nå')).toBeVisible();
  await pass(1);
  expect(screen.getByText('3 saker gammelt')).toBeVisible();
  give(4);
  await pass(0);
  expect(screen.getByText('4 saker nå')).toBeVisible();
});

test('an answer that comes while the device is read for the last one is shown, and not asked for again', async () => {
  await visit(3);
  jest.useFakeTimers();
  const give = holdAnswer();
  const open = caches.open.bind(caches);
  let readDevice: () => void = () => undefined;
  jest.spyOn(caches, 'open').mockImplementationOnce(async (name) => {
    await new Promise<void>((resolve) => (readDevice = resolve));
    return open(name);
  });
  renderWithPortal(<Counts />);
  await pass(5);
  give(4);
  await pass(0);
  readDevice();
  await pass(1);
  expect(screen.getByText('4 saker nå')).toBeVisible();
  expect(api.calls(getBadgeCounts)).toHaveLength(2);
});

test('what a command has saved stays when the read behind it finds no server, with the age of the last read', async () => {
  api.answer(getBadgeCounts, () => counts(3));
  const { user } = renderWithPortal(both);
  await screen.findByText('3 saker nå');
  await user.click(screen.getByText('Lagre'));
  api.drop(getBadgeCounts);
  await user.click(await screen.findByText('1 saker nå'));
  expect(await screen.findByText('1 saker gammelt')).toBeVisible();
});

test('an answer that comes late takes nothing away that a command has saved meanwhile: it is asked for anew', async () => {
  await visit(3);
  jest.useFakeTimers();
  const give = holdAnswer();
  renderWithPortal(both);
  await pass(5.5);
  fireEvent.click(screen.getByText('Lagre'));
  await pass(0);
  expect(screen.getByText('1 saker gammelt')).toBeVisible();
  api.answer(getBadgeCounts, () => counts(5));
  give(4);
  await pass(0);
  expect(screen.getByText('5 saker nå')).toBeVisible();
});

test.each([401, 403])('a refusal (%i) that comes late is told, without another call', async (status) => {
  await visit(3);
  jest.useFakeTimers();
  api.refuse(getBadgeCounts, status);
  const send = globalThis.fetch;
  let go: () => void = () => undefined;
  globalThis.fetch = async (...asked) => {
    await new Promise<void>((resolve) => (go = resolve));
    return send(...asked);
  };
  const { told } = renderWithPortal(<Counts />);
  await pass(5.5);
  expect(screen.getByText('3 saker gammelt')).toBeVisible();
  go();
  await pass(2.5);
  expect(screen.getByText('3 saker nå feil')).toBeVisible();
  expect(told.expired).toBe(status === 401 ? 1 : 0);
  expect(api.calls(getBadgeCounts)).toHaveLength(2);
});

test('an answer of another shape than the contract says is not shown', async () => {
  await visit(3);
  const caches = globalThis.caches;
  const cache = await caches.open('byggtun-answers');
  const [kept] = await cache.keys();
  await cache.put(
    kept?.url ?? '',
    new Response(JSON.stringify({ at: Date.now(), answer: { complaints: 'three' } })),
  );
  api.drop(getBadgeCounts);
  renderWithPortal(<Counts />);
  expect(await screen.findByText('ingen nå feil')).toBeVisible();
});

test('a kiosk keeps nothing', async () => {
  await visit(3, true);
  api.drop(getBadgeCounts);
  renderWithPortal(<Counts />, { kiosk: true });
  expect(await screen.findByText('ingen nå feil')).toBeVisible();
});

function Comments() {
  const { error } = useCall(listComments, { body: { id: 1, commentType: 0 } });
  return error ? <p>Ikke hentet</p> : null;
}

function AfterIt() {
  const [open, setOpen] = useState(false);
  return open ? <Comments /> : <button onClick={() => setOpen(true)}>Vis kommentarer</button>;
}

test('while the bar tells that the server is away, no snackbar of another read says it again', async () => {
  await visit(3);
  api.drop(getBadgeCounts);
  api.drop(listComments);
  const { user, notices } = renderWithPortal(
    <>
      <Counts />
      <AfterIt />
    </>,
  );
  expect(await screen.findByText('3 saker gammelt')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vis kommentarer' }));
  expect(await screen.findByText('Ikke hentet')).toBeVisible();
  expect(notices).toEqual([]);
});

test('without a bar it is told', async () => {
  api.drop(listComments);
  const { notices } = renderWithPortal(<Comments />);
  expect(await screen.findByText('Ikke hentet')).toBeVisible();
  expect(notices).toEqual([{ kind: 'error', text: 'Ikke kontakt med server' }]);
});

test('what others did while a command was answered is shown, though SWR drops the read that told of it', async () => {
  api.answer(getBadgeCounts, () => counts(0));
  const { user } = renderWithPortal(both);
  await screen.findByText('0 saker nå');
  const give = holdAnswer();
  await user.click(screen.getByText('0 saker nå'));
  await user.click(screen.getByText('Lagre'));
  expect(await screen.findByText('1 saker nå')).toBeVisible();
  api.answer(getBadgeCounts, () => counts(5));
  give(5);
  expect(await screen.findByText('5 saker nå')).toBeVisible();
});
