import { aMinute } from '../testing/aMinute';
import { sortMinutes } from './sortMinutes';

const minutes = [
  aMinute({ meetingName: 'Åpning', meetingNumber: 2, meetingStart: '2026-01-03T08:00:00Z' }),
  aMinute({ meetingName: 'Råbygg', meetingNumber: 10, meetingStart: '2026-01-01T08:00:00Z' }),
  aMinute({ meetingName: 'Ærend', meetingNumber: 2, meetingStart: '2026-01-02T08:00:00Z' }),
];

test.each([
  ['name', true, ['Åpning', 'Ærend', 'Råbygg']],
  ['name', false, ['Råbygg', 'Ærend', 'Åpning']],
  ['number', true, ['Råbygg', 'Åpning', 'Ærend']],
  ['number', false, ['Åpning', 'Ærend', 'Råbygg']],
  ['start', true, ['Åpning', 'Ærend', 'Råbygg']],
  ['start', false, ['Råbygg', 'Ærend', 'Åpning']],
] as const)('by %s, downwards %s', (by, desc, expected) => {
  expect(sortMinutes(minutes, { by, desc }).map(({ meetingName }) => meetingName)).toEqual(expected);
});
