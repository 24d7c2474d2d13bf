import { screen } from '@testing-library/react';

import { waitForServer } from './waitForServer';

const ask = jest.fn<Promise<Response>, []>();

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = ask.mockReset();
});
afterEach(() => jest.useRealTimers());

test('until it is there, nothing of the person is on the screen, and it is tried again and again', async () => {
  document.body.innerHTML = '<div id="root">Lars Granlund</div>';
  ask.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
  const done = jest.fn();
  void waitForServer('/api').then(done);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(screen.queryByText('Lars Granlund')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Kiosken har ikke kontakt med serveren.');
  expect(done).not.toHaveBeenCalled();

  ask.mockImplementation(() => Promise.resolve({ ok: true } as Response));
  await jest.advanceTimersByTimeAsync(3_000);
  expect(done).toHaveBeenCalled();
});
