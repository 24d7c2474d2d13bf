import { aDocument, aFolder } from '../testing/aFolder';
import { sortDocuments } from './sortDocuments';

const rows = [
  aFolder('Åpent'),
  aFolder('Arkiv'),
  aDocument({ name: 'Plan 10', dateTime: '2026-01-02T00:00:00Z' }),
  aDocument({ name: 'Ærlig', dateTime: '2026-01-03T00:00:00Z' }),
  aDocument({ name: 'Plan 9', dateTime: '2026-01-01T00:00:00Z' }),
];

test.each([
  ['name', false, ['Arkiv', 'Åpent', 'Plan 9', 'Plan 10', 'Ærlig']],
  ['name', true, ['Åpent', 'Arkiv', 'Ærlig', 'Plan 10', 'Plan 9']],
  ['dateTime', false, ['Åpent', 'Arkiv', 'Plan 9', 'Plan 10', 'Ærlig']],
  ['dateTime', true, ['Åpent', 'Arkiv', 'Ærlig', 'Plan 10', 'Plan 9']],
] as const)('by %s, downwards %s: folders first', (by, desc, expected) => {
  expect(sortDocuments(rows, { by, desc }).map(({ name }) => name)).toEqual(expected);
});
