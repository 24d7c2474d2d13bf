import { act, screen, waitFor } from '@testing-library/react';

import { getBadgeCounts, getProfile, setActive } from '../contract/user';
import { ask } from '../portal/prefetch';
import { useCall } from '../portal/useCall';
import { useCommand } from '../portal/useCommand';
import { aProfile } from '../testing/builders';
import { type FakeApi, fakeApi } from '../testing/fakeApi';
import { renderWithPortal } from '../testing/renderWithPortal';
import { defineArea } from './defineArea';

let api: FakeApi;
const load = jest.fn(() => Promise.resolve());

const { prefetch } = defineArea({
  prefetch: [
    { path: '/profile', page: { load }, calls: () => [ask(getProfile, {})] },
    { path: '/later', page: { load }, laterCalls: () => Promise.resolve([ask(getProfile, {})]) },
    {
      path: '/broken',
      page: { load },
      laterCalls: () => Promise.reject(new Error('Loading chunk 7 failed.')),
    },
    { path: '/things/:id', page: { load }, calls: ({ params }) => (params.id ? [] : [ask(getProfile, {})]) },
  ],
});

function Name() {
  const { data, mutate } = useCall(getProfile, {}, { quiet: true });
  return (
    <>
      <p>{data?.person.fullName ?? 'Henter …'}</p>
      <button onClick={() => void mutate()}>Hent på nytt</button>
    </>
  );
}

/** The host API of a page that is there already, and what it says. */
const elsewhere = () => renderWithPortal(<p>En annen side</p>);
const named = (fullName: string) => aProfile({ person: { ...aProfile().person, fullName } });

beforeEach(() => {
  jest.clearAllMocks();
  api = fakeApi();
  api.answer(getProfile, () => named('Piotr Kowalski'));
  api.answer(getBadgeCounts, () => ({ complaints: 0, enquiry: 0 }));
});

test('the code and the first calls begin at once, and the page makes no call of its own', async () => {
  prefetch?.('/profile?fane=2', elsewhere().portal);
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(1));
  renderWithPortal(<Name />);
  expect(await screen.findByText('Piotr Kowalski')).toBeVisible();
  expect(api.calls(getProfile)).toHaveLength(1);
});

test('the second time the page asks for itself', async () => {
  prefetch?.('/profile', elsewhere().portal);
  const { user } = renderWithPortal(<Name />);
  await screen.findByText('Piotr Kowalski');
  api.answer(getProfile, () => named('Piotr Nowak'));
  await user.click(screen.getByRole('button', { name: 'Hent på nytt' }));
  expect(await screen.findByText('Piotr Nowak')).toBeVisible();
  expect(api.calls(getProfile)).toHaveLength(2);
});

test('what is on the screen is not asked for', async () => {
  const { portal } = renderWithPortal(<Name />);
  await screen.findByText('Piotr Kowalski');
  prefetch?.('/profile', portal);
  expect(api.calls(getProfile)).toHaveLength(1);
});

test('a call that failed is made anew by the page', async () => {
  api.refuse(getProfile, 500);
  prefetch?.('/profile', elsewhere().portal);
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(1));
  await act(() => Promise.resolve());
  api.answer(getProfile, () => named('Piotr Kowalski'));
  renderWithPortal(<Name />);
  expect(await screen.findByText('Piotr Kowalski')).toBeVisible();
});

test('an answer from before a change is not shown after it', async () => {
  api.answer(setActive, () => aProfile());
  const { portal, unmount } = renderWithPortal(<Name />);
  await screen.findByText('Piotr Kowalski');
  unmount();
  prefetch?.('/profile', portal);
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(2));

  function Change() {
    const { run } = useCommand(setActive);
    return <button onClick={() => void run({ body: { contactId: 2 } })}>Bytt</button>;
  }
  const { user } = renderWithPortal(<Change />);
  await user.click(screen.getByRole('button', { name: 'Bytt' }));
  await waitFor(() => expect(api.calls(setActive)).toHaveLength(1));
  api.answer(getProfile, () => named('Piotr Nowak'));
  renderWithPortal(<Name />);
  expect(await screen.findByText('Piotr Nowak')).toBeVisible();
});

test('an answer waits ten seconds for its page', async () => {
  jest.useFakeTimers();
  prefetch?.('/profile', elsewhere().portal);
  await jest.advanceTimersByTimeAsync(11_000);
  jest.useRealTimers();
  renderWithPortal(<Name />);
  await screen.findByText('Piotr Kowalski');
  expect(api.calls(getProfile)).toHaveLength(2);
});

test('an address of no page begins nothing', () => {
  prefetch?.('/elsewhere', elsewhere().portal);
  prefetch?.('/things/7', elsewhere().portal);
  expect(load).toHaveBeenCalledTimes(1);
  expect(api.calls(getProfile)).toEqual([]);
});

test('calls that are fetched for it begin when they are here', async () => {
  prefetch?.('/later', elsewhere().portal);
  expect(load).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(api.calls(getProfile)).toHaveLength(1));
  renderWithPortal(<Name />);
  expect(await screen.findByText('Piotr Kowalski')).toBeVisible();
  expect(api.calls(getProfile)).toHaveLength(1);
});

test('calls that can’t be fetched are left to the page', async () => {
  prefetch?.('/broken', elsewhere().portal);
  renderWithPortal(<Name />);
  expect(await screen.findByText('Piotr Kowalski')).toBeVisible();
  expect(api.calls(getProfile)).toHaveLength(1);
});
