import { act, render, screen } from '@testing-library/react';

import { NamedHeading } from './NamedHeading';

/** What the browser tells of an element that it watches. */
type Tell = (entries: { isIntersecting: boolean }[]) => void;
const watched = new Map<Element, Tell>();

beforeEach(() => {
  watched.clear();
  globalThis.IntersectionObserver = class {
    readonly tell: Tell;
    constructor(tell: Tell) {
      this.tell = tell;
    }
    observe = (element: Element) => void watched.set(element, this.tell);
    unobserve = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const scroll = (name: string, isIntersecting: boolean) =>
  act(() => watched.get(screen.getByRole('heading', { name }))?.([{ isIntersecting }]));
const isTold = () => 'namesPage' in document.documentElement.dataset;

test('the frame is told that the page says its name while the heading is in sight', () => {
  render(<NamedHeading name="Fururabben" />);
  scroll('Fururabben', true);
  expect(isTold()).toBe(true);
  scroll('Fururabben', false);
  expect(isTold()).toBe(false);
});

test('a page that leaves after the next has come takes nothing with it', () => {
  const { unmount: leave } = render(<NamedHeading name="Fururabben" />);
  scroll('Fururabben', true);
  const { unmount: leaveNext } = render(<NamedHeading name="Granlia" />);
  scroll('Granlia', true);
  leave();
  expect(isTold()).toBe(true);
  leaveNext();
  expect(isTold()).toBe(false);
});
