import { act, fireEvent, render, screen } from '@testing-library/react';

import { timeWindow } from '../timeRegistration/timeWindow';
import { InactivityNotice } from './InactivityNotice';

const minute = 60_000;
const close = jest.fn();
const end = jest.fn(() => Promise.resolve());
const signIn = {
  signedIn: true,
  account: 'a',
  start: jest.fn(),
  end,
  getToken: () => Promise.resolve('token'),
};
const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * minute));
const notice = () => screen.queryByRole('dialog', { name: 'Inaktiv bruker' });

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  // jsdom has no modal dialogs and opens no windows.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const other = { closed: false, focus: jest.fn(), close };
  jest
    .spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get')
    .mockReturnValue({ open: () => other } as unknown as Window);
});
afterEach(() => jest.useRealTimers());

test('after five minutes the notice comes, and signs out though nobody answers it', async () => {
  render(<InactivityNotice signIn={signIn} />);
  await pass(4.9);
  expect(notice()).not.toBeInTheDocument();
  await pass(0.2);
  expect(notice()).toHaveTextContent('Bruker blir logget ut');
  expect(end).not.toHaveBeenCalled();
  await pass(0.2);
  expect(end).toHaveBeenCalledTimes(1);
});

test('after time registration was opened it comes after ten, and its window is closed', async () => {
  render(<InactivityNotice signIn={signIn} />);
  await pass(4);
  timeWindow.open('https://timer.example/');
  await pass(9.9);
  expect(notice()).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  await pass(0.2);
  expect(notice()).toBeVisible();
  expect(close).toHaveBeenCalledTimes(1);
});

test('a page that goes closes it too', () => {
  render(<InactivityNotice signIn={signIn} />);
  timeWindow.open('https://timer.example/');
  window.dispatchEvent(new Event('pagehide'));
  expect(close).toHaveBeenCalledTimes(1);
});

test('who answers it is signed out, and the page below stays covered', async () => {
  render(<InactivityNotice signIn={signIn} />);
  await pass(5.1);
  fireEvent.click(screen.getByRole('button', { name: 'Til innlogging' }));
  expect(end).toHaveBeenCalledTimes(1);
  expect(notice()).toBeVisible();
});
