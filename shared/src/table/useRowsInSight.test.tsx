import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';

import { useRowsInSight } from './useRowsInSight';

const rendered = globalThis.ResizeObserver;
let told: (() => void)[] = [];

beforeEach(() => {
  told = [];
  globalThis.ResizeObserver = class extends rendered {
    constructor(tell: ResizeObserverCallback) {
      super(tell);
      told.push(() => tell([], this));
    }
  };
});

afterEach(() => {
  globalThis.ResizeObserver = rendered;
  jest.restoreAllMocks();
});

function Rows() {
  const top = useRef<HTMLDivElement>(null);
  const { from, to } = useRowsInSight(top, 7, 150);
  return <div ref={top}>{`${from} to ${to}`}</div>;
}

test('rows come into the page when what stood above them is gone, without a scroll', () => {
  let top = 5000;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top }) as DOMRect);
  render(<Rows />);
  expect(screen.getByText('0 to 0')).toBeInTheDocument();
  top = 190;
  act(() => {
    for (const tell of told) tell();
  });
  expect(screen.getByText('0 to 7')).toBeInTheDocument();
});
