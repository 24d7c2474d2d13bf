import { isExpected } from './isExpected';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a browser that has never signed in expects nobody', () => {
  localStorage.setItem('byggtun.returnAddress', '/complaints');
  localStorage.setItem('msal.version', '5.29.0');
  expect(isExpected()).toBe(false);
});

test('a kept account is expected, one that has signed out is not', () => {
  localStorage.setItem('msal.3.account.keys', '["somebody"]');
  expect(isExpected()).toBe(true);
  localStorage.setItem('msal.3.account.keys', '[]');
  expect(isExpected()).toBe(false);
});

test('an account of the tab (kiosk) and an answer that has just come are expected too', () => {
  sessionStorage.setItem('msal.3.account.keys', '["somebody"]');
  expect(isExpected()).toBe(true);
  sessionStorage.clear();
  sessionStorage.setItem('msal.byggtun-portal.urlHash', '#code=1');
  expect(isExpected()).toBe(true);
});
