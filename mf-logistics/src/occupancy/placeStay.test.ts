import { placeStay } from './placeStay';

const shown = { fromDate: '2026-11-25', toDate: '2026-12-05' };

test.each([
  ['2026-11-25', '2026-11-26', '0.000%', '10.000%'],
  ['2026-11-30', '2026-12-05', '50.000%', '50.000%'],
  ['2026-11-01', '2026-11-27', '0.000%', '20.000%'],
  ['2026-12-04', '2027-01-05', '90.000%', '10.000%'],
])('from %s to %s lies at %s, %s wide', (fromDate, toDate, left, width) => {
  expect(placeStay({ fromDate, toDate }, shown)).toEqual({ left, width });
});
