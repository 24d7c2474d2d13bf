import { act, screen } from '@testing-library/react';
import { useState, useSyncExternalStore } from 'react';

import { listComments } from '../contract/comment';
import { getBadgeCounts } from '../contract/user';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { fakeCaches } from '../testing/fakeCaches';
import { renderWithPortal } from '../testing/renderWithPortal';
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
  let give: (answer: { complaints: number; enquiry: number }) => void = () => undefined;
  api.answer(getBadgeCounts, () => new Promise((resolve) => (give = resolve)));
  renderWithPortal(<Counts />);
  await act(() => jest.advanceTimersByTimeAsync(4_500));
  expect(screen.getByText('ingen nå')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText('3 saker gammelt')).toBeVisible();
  give(counts(4));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('4 saker nå')).toBeVisible();
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
  function Command() {
    const { mutate } = useCall(getBadgeCounts, {}, { quiet: true });
    return <button onClick={() => void mutate(counts(1), { revalidate: false })}>Lagre</button>;
  }
  api.answer(getBadgeCounts, () => counts(0));
  const { user } = renderWithPortal(
    <>
      <Counts />
      <Command />
    </>,
  );
  await screen.findByText('0 saker nå');
  let give: (answer: { complaints: number; enquiry: number }) => void = () => undefined;
  api.answer(getBadgeCounts, () => new Promise((resolve) => (give = resolve)));
  await user.click(screen.getByText('0 saker nå'));
  await user.click(screen.getByText('Lagre'));
  expect(await screen.findByText('1 saker nå')).toBeVisible();
  api.answer(getBadgeCounts, () => counts(5));
  give(counts(5));
  expect(await screen.findByText('5 saker nå')).toBeVisible();
});
