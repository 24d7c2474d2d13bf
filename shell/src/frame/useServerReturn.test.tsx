import { noteKept, useShownKey } from '@byggtun/shared/portal/shownCalls';
import { act, render, screen } from '@testing-library/react';
import useSWR, { SWRConfig } from 'swr';

import { useServerReturn } from './useServerReturn';

let health: () => Promise<Response>;
let looks = 0;
beforeEach(() => {
  jest.useFakeTimers();
  looks = 0;
  health = () => Promise.resolve({ ok: true } as Response);
  globalThis.fetch = () => {
    looks += 1;
    return health();
  };
});
afterEach(() => jest.useRealTimers());

/** Shows how often it has been asked for, as a call that was asked for a moment ago. */
function Card({ name, ask }: { name: string; ask: () => Promise<number> }) {
  useShownKey(name);
  const { data } = useSWR(name, ask);
  return (
    <p>
      {name} {data}
    </p>
  );
}

function Page() {
  useServerReturn('/api');
  return null;
}

const later = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

/** @param answer what the server says of the badges at each time */
const showCards = async (answer: () => void = () => noteKept('badges', undefined)) => {
  const times = { badges: 0, list: 0 };
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Page />
      <Card
        name="badges"
        ask={async () => {
          times.badges += 1;
          await Promise.resolve();
          if (times.badges > 1) answer();
          return times.badges;
        }}
      />
      <Card name="list" ask={() => Promise.resolve((times.list += 1))} />
    </SWRConfig>,
  );
  await later(0);
  expect(screen.getByText('badges 1')).toBeVisible();
};
const serverGoes = () => act(() => noteKept('badges', 1_790_000_000_000));
const networkReturns = () => act(() => void window.dispatchEvent(new Event('online')));

test('what is from the device is asked for anew when the network is back, however lately it was asked for', async () => {
  await showCards();
  serverGoes();
  networkReturns();
  await later(0);
  expect(screen.getByText('badges 2')).toBeVisible();
  expect(screen.getByText('list 1')).toBeVisible();
});

test('what the server gave itself a moment ago is not', async () => {
  await showCards();
  networkReturns();
  await later(60_000);
  expect(screen.getByText('badges 1')).toBeVisible();
  expect(looks).toBe(0);
});

test('a server that was away without the browser noticing is looked for until it answers, ever more seldom', async () => {
  health = () => Promise.reject(new TypeError('Failed to fetch'));
  await showCards();
  serverGoes();
  await later(10 * 60_000);
  expect(looks).toBeGreaterThan(30);
  expect(looks).toBeLessThan(60);
  expect(screen.getByText('badges 1')).toBeVisible();

  health = () => Promise.resolve({ ok: true } as Response);
  await later(20_000);
  expect(screen.getByText('badges 2')).toBeVisible();
  const enough = looks;
  await later(60_000);
  expect(looks).toBe(enough);
});

test('a call that goes on failing while the server answers is asked for ever more seldom too', async () => {
  await showCards(() => undefined);
  serverGoes();
  await later(10 * 60_000);
  expect(looks).toBeLessThan(60);
});

test('another call that the server answers is reason enough to ask', async () => {
  await showCards();
  serverGoes();
  act(() => noteKept('list', undefined));
  await later(0);
  expect(screen.getByText('badges 2')).toBeVisible();
  expect(looks).toBe(0);
});
