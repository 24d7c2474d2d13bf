import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { consent } from '../consent/consent';
import { OpenPages } from './OpenPages';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  consent.give();
  window.scrollTo = jest.fn();
});

const open = (path: string, onSignIn = jest.fn(() => Promise.resolve()), kiosk = false) => {
  window.history.replaceState(null, '', path);
  render(<OpenPages onSignIn={onSignIn} {...(kiosk && { kiosk: { codes: null } })} />);
  return onSignIn;
};

const button = () => screen.getByRole('button', { name: 'Logg inn' });

test('without a sign-in every address leads to the start page, and the address is kept', async () => {
  const onSignIn = open('/complaints?side=2');
  await userEvent.click(button());
  expect(window.location.pathname).toBe('/');
  expect(localStorage.getItem('byggtun.returnAddress')).toBe('/complaints?side=2');
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test('a kiosk keeps no address, which may be of the person before', () => {
  open('/complaints?side=2', undefined, true);
  expect(window.location.pathname).toBe('/');
  expect(localStorage.getItem('byggtun.returnAddress')).toBeNull();
});

test.each([
  ['back_forward', null],
  ['navigate', '/complaints/12'],
])('behind a sign-out, an address by %s is kept as %s', (type, kept) => {
  Reflect.set(performance, 'getEntriesByType', () => [{ type }]);
  localStorage.setItem('byggtun.signedOut', 'true');
  open('/complaints/12');
  expect(window.location.pathname).toBe('/');
  expect(localStorage.getItem('byggtun.returnAddress')).toBe(kept);
});

test('the start page itself is not kept', () => {
  open('/');
  expect(button()).toBeVisible();
  expect(localStorage.getItem('byggtun.returnAddress')).toBeNull();
});

test('one sign-in is asked for at a time', async () => {
  const onSignIn = open(
    '/',
    jest.fn(() => new Promise<void>(() => undefined)),
  );
  await userEvent.click(button());
  await userEvent.click(button());
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(onSignIn).toHaveBeenCalledTimes(1);
});

test('a provider that does not answer is told, and can be tried again', async () => {
  const onSignIn = open(
    '/',
    jest.fn(() => Promise.reject(new Error('away'))),
  );
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Innloggingen svarer ikke.');
  await userEvent.click(button());
  expect(onSignIn).toHaveBeenCalledTimes(2);
});

test('404 is open to everybody', () => {
  open('/404');
  expect(screen.getByRole('heading', { name: 'Åida! Denne siden finnes ikke :(' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Til Dashboard' })).toHaveAttribute('href', '/');
  expect(screen.getByText('404')).toBeVisible();
  expect(document.title).toBe('Siden finnes ikke – Byggtun');
});
