import { render, screen } from '@testing-library/react';

import { OfflineBar } from './OfflineBar';

const text = 'Ingen internett tilgang! Sjekk dine innstillinger';
const scrollBy = jest.fn();
const roomAbove = () => document.documentElement.style.getPropertyValue('--bt-room-above');

beforeEach(() => {
  scrollBy.mockClear();
  window.scrollBy = scrollBy;
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return this.textContent.includes(text) ? 40 : 0;
  });
});

test('the page that is open is scrolled by as much as the bar takes; the next one begins below it', () => {
  const { rerender } = render(<OfflineBar online pathname="/complaints" />);
  rerender(<OfflineBar online={false} pathname="/complaints" />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(scrollBy.mock.calls).toEqual([[{ top: 40, behavior: 'instant' }]]);
  expect(roomAbove()).toBe('40px');
  rerender(<OfflineBar online={false} pathname="/projects" />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(scrollBy).toHaveBeenCalledTimes(1);
  expect(roomAbove()).toBe('');
});

test('its room stays on the page that is open, and goes with the next one', () => {
  const { rerender } = render(<OfflineBar online={false} pathname="/complaints" />);
  rerender(<OfflineBar online pathname="/complaints" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.getByText(text)).toHaveAttribute('aria-hidden');
  rerender(<OfflineBar online pathname="/projects" />);
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(scrollBy).not.toHaveBeenCalled();
});

test('a second loss on the same page moves nothing: the room is still there', () => {
  const { rerender } = render(<OfflineBar online pathname="/complaints" />);
  for (const online of [false, true, false]) rerender(<OfflineBar online={online} pathname="/complaints" />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(scrollBy).toHaveBeenCalledTimes(1);
});
