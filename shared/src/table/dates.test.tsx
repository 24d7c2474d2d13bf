import { cellOf } from './cellOf';
import { exportName } from './exportForm';
import { filterText } from './filterText';

const day = { value: 'day', text: 'Frist', type: 'date' } as const;
const before = { clause: 'before', values: ['2026-02-01'] } as const;
const row = { day: '2026-03-09' };

test.each([
  ['a list', { isDashed: false }, '09.03.2026', 'Frist før 01.02.2026', /^Egenkontroller \d\d\.\d\d\.\d{4} /],
  [
    'a list of complaints or actions',
    { isDashed: true },
    '09-03-2026',
    'Frist før 01-02-2026',
    /^Egenkontroller \d\d-\d\d-\d{4} /,
  ],
])(
  '%s writes days in one way in its cells, its filters and its file',
  (_, { isDashed }, cell, filter, name) => {
    expect(cellOf({ cells: {} }, { ...day, isDashed }, row)).toBe(cell);
    expect(filterText({ ...day, isDashed }, before, undefined)).toBe(filter);
    expect(exportName('egenkontroller', isDashed)).toMatch(name);
  },
);
