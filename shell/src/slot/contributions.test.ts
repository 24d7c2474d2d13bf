import type { PickedArea } from '../area/knownArea';
import { contributionsTo } from './contributions';

const area = (
  name: string,
  slots: PickedArea['manifest']['slots'],
  more: Partial<PickedArea> = {},
  kiosk = true,
): PickedArea => ({
  source: 'live',
  manifest: { name, title: name, version: '1', host: '^1.3.0', routes: [], navigation: [], slots, kiosk },
  entry: '/remoteEntry.js',
  preload: [],
  ...more,
});

const card = (name: string, order: number, audience: 'everyone' | 'developerStaff' = 'everyone') => ({
  slot: 'dashboard.cases' as const,
  name,
  order,
  audience,
});

const areas = [
  area('quality', [card('selfChecks', 30), card('checklists', 40, 'developerStaff')]),
  area('cases', [card('complaints', 10), { ...card('tile', 1), slot: 'project.tiles' }]),
  area('off', [card('gone', 5)], { disabled: true }),
  area('logistics', [card('orders', 20)], {}, false),
];

test.each([
  ['a contractor', { isByggtun: false, kiosk: false }, ['complaints', 'orders', 'selfChecks']],
  ['staff', { isByggtun: true, kiosk: false }, ['complaints', 'orders', 'selfChecks', 'checklists']],
  ['a kiosk', { isByggtun: false, kiosk: true }, ['complaints', 'selfChecks']],
])('what fills the place for %s', (_who, viewer, names) => {
  expect(contributionsTo('dashboard.cases', areas, viewer).map(({ name }) => name)).toEqual(names);
});
