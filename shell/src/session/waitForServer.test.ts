import { screen } from '@testing-library/react';

import { isServerThere, waitForServer } from './waitForServer';

const ask = jest.fn<Promise<Response>, []>();
const answers = (status: number) => Promise.resolve({ ok: status < 400 } as Response);

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = ask.mockReset();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['answers', () => answers(200), true],
  ['has a fault', () => answers(502), false],
  ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('a server that %s is there: %s', async (_name, reply, there) => {
  ask.mockImplementation(reply);
  expect(await isServerThere('/api')).toBe(there);
});

test('until it is there, nothing of the person is on the screen, and it is tried again and again', async () => {
  document.body.innerHTML = '<div id="root">Lars Granlund</div>';
  ask.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const done = jest.fn();
  void waitForServer('/api').then(done);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(screen.queryByText('Lars Granlund')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Kiosken har ikke kontakt med serveren.');
  expect(done).not.toHaveBeenCalled();

  ask.mockImplementation(() => answers(200));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(done).toHaveBeenCalled();
});
