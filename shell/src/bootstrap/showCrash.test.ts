import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showCrash } from './showCrash';

test('a crash of the shell says so, tells the log why, and offers to begin anew', async () => {
  const report = jest.fn();
  globalThis.reportError = report;
  document.body.innerHTML = '<div id="root"></div>';
  const reload = jest.fn();
  const cause = new Error('broken');
  showCrash(cause, reload);
  expect(screen.getByRole('alert')).toHaveTextContent('Noe gikk galt');
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ cause }));
  await userEvent.click(screen.getByRole('button', { name: 'Last siden på nytt' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 1],
  [false, 0],
])('nobody may be there to press it on a kiosk (%s): it begins anew by itself', (kiosk, times) => {
  jest.useFakeTimers();
  if (kiosk) document.documentElement.dataset.kiosk = '';
  globalThis.reportError = jest.fn();
  const reload = jest.fn();
  showCrash(new Error('broken'), reload);
  jest.advanceTimersByTime(31_000);
  expect(reload).toHaveBeenCalledTimes(times);
  delete document.documentElement.dataset.kiosk;
  jest.useRealTimers();
});
