import { readableZoom } from './zoomSteps';

test.each([
  ['A4 on a small phone', 595, 288, 230],
  ['A4 on a phone', 595, 310, 220],
  ['A4 lying on a phone', 842, 342, 280],
  ['A4 on a tablet', 595, 772, 100],
  ['A4 on a wide screen', 595, 1872, 100],
  ['a drawing on a phone', 2384, 342, 400],
])('%s opens so large that its text can be read', (_, page, room, zoom) => {
  expect(readableZoom(page, room)).toBe(zoom);
});
