import { labelStay } from './labelStay';

const shown = { fromDate: '2026-11-25', toDate: '2027-01-24' };
const stay = (fromDate: string, toDate: string, name: string | null = 'Siri Sover') => ({
  ...{ id: 1, fromDate, toDate, name },
});

test.each([
  ['a long stay has the name in it', stay('2026-12-01', '2026-12-08'), '2026-12-20', 'inside', 'Siri Sover'],
  [
    'a shorter one beside it, where it is whole',
    stay('2026-12-01', '2026-12-06'),
    '2026-12-20',
    'beside',
    'Siri Sover',
  ],
  ['or the beginning in it', stay('2026-12-01', '2026-12-06'), '2026-12-07', 'inside', 'Siri Sover'],
  [
    'one night has it beside, in free nights',
    stay('2026-12-01', '2026-12-02'),
    '2026-12-07',
    'beside',
    'Siri Sover',
  ],
  ['one night at the end of what is shown', stay('2027-01-23', '2027-01-24'), undefined, 'initials', 'SS'],
  ['one night between others', stay('2026-12-01', '2026-12-02'), '2026-12-02', 'initials', 'SS'],
  ['the last night of a long stay', stay('2026-11-01', '2026-11-26'), '2026-11-26', 'initials', 'SS'],
  ['nobody that one is told of', stay('2026-12-01', '2026-12-02', null), '2026-12-02', 'initials', ''],
  [
    'nobody that one is told of, with room',
    stay('2026-12-01', '2026-12-02', null),
    undefined,
    'beside',
    'Opptatt',
  ],
])('%s', (_, one, next, kind, text) => {
  const following = next === undefined ? undefined : stay(next, '2027-01-20');
  expect(labelStay(one, following, shown)).toMatchObject({ kind, text });
});

test('beside a bar there is room for as many nights as are free', () => {
  const { width } = labelStay(stay('2026-12-01', '2026-12-03'), stay('2026-12-09', '2026-12-11'), shown);
  expect(width).toBe('300%');
});
