import { fitsHost } from './fitsHost';

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.10.3', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.0.0', false],
  ['1.2.0', '1.2.0', true],
  ['1.2.0', '1.2.1', false],
  ['^1.4.0 || ^2.0.0', '1.4.1', true],
  ['^1.4.0 || ^2.0.0', '2.3.0', true],
  ['^1.4.0 || ^2.0.0', '3.0.0', false],
  ['1.x', '1.0.0', false],
  ['', '1.0.0', false],
])('%s and host API %s: %s', (range, version, fits) => expect(fitsHost(range, version)).toBe(fits));
