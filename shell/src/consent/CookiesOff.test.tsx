import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { isExpected } from '../early/isExpected';
import { openTheme } from '../theme/themeStore';
import { canStore } from './canStore';
import { CookiesOff } from './CookiesOff';

afterEach(() => jest.restoreAllMocks());

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test('it says what to do, loads the page anew, and can not be left', async () => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const reload = jest.fn();
  render(<CookiesOff reload={reload} />);
  const dialog = screen.getByRole('alertdialog', { name: 'Informasjonskapsler er slått av' });
  expect(dialog).toHaveAccessibleDescription(/Tillat dem for dette nettstedet/);
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Last siden på nytt' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a browser that keeps things can be used', () => {
  expect(canStore()).toBe(true);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('cookies turned off are seen', () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  expect(canStore()).toBe(false);
});

test('a storage that throws is seen, and nothing that the first scripts do fails of it', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  expect(canStore()).toBe(false);
  expect(isExpected()).toBe(false);
  expect(openTheme().choice()).toBe('system');
});

test('a storage that may be read but not written is seen', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(canStore()).toBe(false);
});
