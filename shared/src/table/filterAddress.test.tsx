import { readFilter } from './filterAddress';

test.each([
  ['atLeast:5', { clause: 'atLeast', values: [5] }],
  ['atMost:5', { clause: 'atMost', values: [5] }],
  // As old links say it.
  ['greaterThan:5', { clause: 'atLeast', values: [6] }],
  ['lessThan:-5', { clause: 'atMost', values: [-6] }],
  ['greaterThan:mange', undefined],
  ['sameDay:5', undefined],
])('whole numbers in an address: %s', (text, filter) => {
  expect(readFilter({ type: 'int' }, text)).toEqual(filter);
});
