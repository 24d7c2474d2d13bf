import { render, screen } from '@testing-library/react';

import { CrashBoundary } from './CrashBoundary';

function Broken(): never {
  throw new Error('broken');
}

beforeEach(() => jest.spyOn(console, 'error').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

test('a crash is told, and what stands beside it stays; also when the browser is told', () => {
  const told: unknown[] = [];
  // As browsers have it: it can't be called as a method of something else.
  function report(this: unknown, error: unknown) {
    if (this !== undefined && this !== globalThis) throw new TypeError('Illegal invocation');
    told.push(error);
  }
  render(
    <>
      <p>Menyen</p>
      <CrashBoundary onCrash={report}>
        <Broken />
      </CrashBoundary>
    </>,
  );
  expect(screen.getByText('Menyen')).toBeVisible();
  expect(told).toEqual([new Error('broken')]);
});
