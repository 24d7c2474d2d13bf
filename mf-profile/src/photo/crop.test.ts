import { greatestZoom, squareOf, startCrop, within } from './crop';

const lying = { width: 400, height: 200 };

test.each([
  ['at first: the middle', startCrop, { left: 100, top: 0, side: 200 }],
  ['moved to the right: what lay left', { zoom: 1, x: 0.25, y: 0 }, { left: 50, top: 0, side: 200 }],
  ['moved too far: its edge', { zoom: 1, x: 9, y: 9 }, { left: 0, top: 0, side: 200 }],
  ['twice as near', { zoom: 2, x: 0, y: 0 }, { left: 150, top: 50, side: 100 }],
  ['nearer, at the lower edge', { zoom: 2, x: 0, y: -1 }, { left: 150, top: 100, side: 100 }],
])('%s', (_what, crop, square) => {
  expect(squareOf(lying, crop)).toEqual(square);
});

test('nobody comes nearer or farther than there is something to see', () => {
  expect(within(lying, { zoom: 99, x: 0, y: 0 }).zoom).toBe(greatestZoom);
  expect(within(lying, { zoom: 0, x: 0, y: 0 }).zoom).toBe(1);
});
