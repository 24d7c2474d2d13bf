import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { StartPage } from '../page/StartPage';
import { consent } from './consent';
import { CookieBar } from './CookieBar';

const onSignIn = jest.fn(() => new Promise<void>(() => undefined));
const show = () =>
  render(
    <>
      <StartPage onSignIn={onSignIn} />
      <CookieBar />
    </>,
  );
const signIn = () => screen.getByRole('button', { name: 'Logg inn' });
const accept = () => screen.getByRole('button', { name: 'Godta' });
const bar = () => screen.queryByRole('region', { name: 'Informasjonskapsler' });

beforeEach(() => {
  localStorage.clear();
  onSignIn.mockClear();
});

test('without consent nobody leaves for the sign-in: the bar says so and gets the focus, and gives it back', async () => {
  show();
  expect(bar()).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(signIn());
  expect(screen.getByRole('alert')).toHaveTextContent('Godta informasjonskapsler for å logge inn.');
  expect(accept()).toHaveFocus();
  expect(onSignIn).not.toHaveBeenCalled();

  await userEvent.click(signIn());
  await userEvent.keyboard('{Enter}');
  expect(bar()).not.toBeInTheDocument();
  expect(signIn()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test('it is accepted once on this device', async () => {
  const { unmount } = show();
  await userEvent.click(accept());
  unmount();
  show();
  expect(bar()).not.toBeInTheDocument();
});

test('what was accepted in another tab is accepted here', () => {
  show();
  localStorage.setItem('byggtun.cookieConsent', '2026-11-21T08:00:00.000Z');
  act(() => void window.dispatchEvent(new Event('storage')));
  expect(bar()).not.toBeInTheDocument();
  expect(consent.isGiven()).toBe(true);
});
