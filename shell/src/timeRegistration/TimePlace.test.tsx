import { aProfile } from '@byggtun/shared/testing/builders';
import { renderWithPortal } from '@byggtun/shared/testing/renderWithPortal';
import { act, screen } from '@testing-library/react';

import { TimePlace } from './TimePlace';
import { timeWindow } from './timeWindow';

const address = 'https://timer.example/';
const other = { closed: false, focus: jest.fn(), close: jest.fn() };
const openWindow = jest.fn<unknown, [string, string]>(() => other);

// Its code is here, so that a button that is not drawn is not meant to be.
beforeAll(() => import('./TimeRegistrationButton'));
beforeEach(() => {
  timeWindow.close();
  jest.clearAllMocks();
  jest
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue({ open: openWindow } as unknown as Window);
});

const show = async (isByggtun: boolean, url: string | undefined) => {
  const view = renderWithPortal(<TimePlace address={url} />, { profile: aProfile({ isByggtun }) });
  await act(() => Promise.resolve());
  return view;
};
const buttons = () => screen.queryAllByRole('button', { name: 'Timeregistrering' });

test.each([
  ['developer staff, a system', true, address, 1],
  ['developer staff, no system', true, undefined, 0],
  ['a contractor, a system', false, address, 0],
])('%s', async (_, isByggtun, url, expected) => {
  await show(isByggtun, url);
  expect(buttons()).toHaveLength(expected);
});

test('it opens one window, which a second press brings to the front, and which can be closed', async () => {
  const { user } = await show(true, address);
  const heard = jest.fn();
  const end = timeWindow.onOpen(heard);
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  expect(openWindow.mock.calls).toEqual([[address, expect.any(String), 'popup']]);
  expect(other.focus).toHaveBeenCalledTimes(2);
  expect(heard).toHaveBeenCalledTimes(2);
  timeWindow.close();
  expect(other.close).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button'));
  expect(openWindow).toHaveBeenCalledTimes(2);
  end();
});

test('a window that the browser holds back is told', async () => {
  openWindow.mockReturnValueOnce(null);
  const { user, notices } = await show(true, address);
  await user.click(screen.getByRole('button'));
  expect(notices).toEqual([
    { kind: 'warning', text: expect.stringContaining('Tillat sprettoppvinduer') as string },
  ]);
});
