import { getBadgeCounts } from '@byggtun/shared/contract/user';
import { useCall } from '@byggtun/shared/portal/useCall';
import { type FakeApi, fakeApi } from '@byggtun/shared/testing/fakeApi';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { PullDown } from './PullDown';

let api: FakeApi;
let complaints = 3;

/** What an area has put on the Dashboard. */
function Counts() {
  const { data } = useCall(getBadgeCounts, {}, { quiet: true });
  return <p>{data ? `${data.complaints} reklamasjoner` : ''}</p>;
}

beforeEach(() => {
  complaints = 3;
  api = fakeApi();
  api.answer(getBadgeCounts, () => ({ complaints, enquiry: 0 }));
});

afterEach(() => {
  jest.useRealTimers();
  window.scrollY = 0;
});

async function open() {
  renderWithPortal(
    <main>
      <PullDown />
      <Counts />
    </main>,
  );
  const page = await screen.findByText('3 reklamasjoner');
  const at = (clientY: number) => ({ touches: [{ clientY }] });
  return {
    press: () => fireEvent.touchStart(page, at(200)),
    pull: (distance: number) => fireEvent.touchMove(page, at(200 + distance)),
    let: () => fireEvent.touchEnd(page, { touches: [] }),
    page,
  };
}

const asked = () => api.calls(getBadgeCounts).length;
const tilt = () => screen.getByRole('status').parentElement?.style.getPropertyValue('--tilt');

test('a pull of 100 px or more brings all that is on the page anew, and shows for 2 s that it does', async () => {
  const { press, pull, let: letGo } = await open();
  complaints = 4;
  press();
  pull(100);
  jest.useFakeTimers();
  letGo();
  expect(screen.getByText('Oppdaterer …')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1_900));
  expect(screen.getByText('Oppdaterer …')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByText('Oppdaterer …')).not.toBeInTheDocument();
  jest.useRealTimers();
  expect(await screen.findByText('4 reklamasjoner')).toBeVisible();
});

test('a shorter pull does nothing', async () => {
  const { press, pull, let: letGo } = await open();
  press();
  pull(99);
  letGo();
  expect(screen.queryByText('Oppdaterer …')).not.toBeInTheDocument();
  expect(asked()).toBe(1);
});

test('the mark tilts with the pull, by 30 degrees at most', async () => {
  const { press, pull, let: letGo } = await open();
  press();
  pull(50);
  expect(tilt()).toBe('15deg');
  pull(400);
  expect(tilt()).toBe('30deg');
  pull(10);
  letGo();
  expect(tilt()).toBe('0deg');
});

test('a page that is not at its top is scrolled, not pulled', async () => {
  window.scrollY = 40;
  const { press, pull, let: letGo } = await open();
  press();
  pull(300);
  expect(tilt()).toBe('0deg');
  letGo();
  expect(asked()).toBe(1);
});

test('two fingers zoom, and a touch that the browser takes over is no pull', async () => {
  const { press, pull, let: letGo, page } = await open();
  press();
  fireEvent.touchMove(page, { touches: [{ clientY: 400 }, { clientY: 500 }] });
  letGo();
  press();
  pull(300);
  fireEvent.touchCancel(page, { touches: [] });
  letGo();
  await waitFor(() => expect(tilt()).toBe('0deg'));
  expect(asked()).toBe(1);
});

test("the browser's own pull gives way while the page is there", async () => {
  const { unmount } = renderWithPortal(<PullDown />);
  await screen.findByRole('status');
  expect(document.documentElement).toHaveAttribute('data-own-pull');
  unmount();
  expect(document.documentElement).not.toHaveAttribute('data-own-pull');
});
