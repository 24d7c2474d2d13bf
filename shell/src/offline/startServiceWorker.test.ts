import type { PickedArea } from '../area/knownArea';
import { liveAreas } from './liveAreas';
import { startServiceWorker } from './startServiceWorker';

const area = (name: string, version: string, more: Partial<PickedArea> = {}): PickedArea => ({
  source: 'live',
  manifest: { name, title: name, version, host: '', routes: [], navigation: [], slots: [], kiosk: false },
  entry: `/remotes/${name}/${version}/remoteEntry.js`,
  preload: [],
  ...more,
});

test('the worker is told what is live: at the start, at a release, and when a newer one takes over; one that waits is told to', async () => {
  const postMessage = jest.fn();
  const registration: { waiting: { postMessage: jest.Mock } | null } = { waiting: null };
  const workers = Object.assign(new EventTarget(), {
    startMessages: () => undefined,
    register: () => Promise.resolve(registration),
    ready: Promise.resolve({ active: { postMessage } }),
    controller: null as { postMessage: typeof postMessage } | null,
  });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  const live = (...folders: string[]) => ({ kind: 'live', folders });

  liveAreas.set([
    area('documents', '1.0.0'),
    area('cases', '1.0.0', { disabled: true }),
    area('profile', '1.0.0', { problem: 'colour' }),
    area('projects', '9.0.0', { source: 'override' }),
  ]);
  await startServiceWorker();
  expect(postMessage).toHaveBeenLastCalledWith(live('/remotes/documents/1.0.0/'));

  liveAreas.set([area('documents', '2.0.0')]);
  expect(postMessage).toHaveBeenLastCalledWith(live('/remotes/documents/2.0.0/'));

  const newer = jest.fn();
  const look = () => document.dispatchEvent(new Event('visibilitychange'));
  look();
  registration.waiting = { postMessage: newer };
  look();
  expect(newer.mock.calls).toEqual([[{ kind: 'takeOver' }]]);

  registration.waiting = null;
  workers.controller = { postMessage: newer };
  workers.dispatchEvent(new Event('controllerchange'));
  expect(newer).toHaveBeenLastCalledWith(live('/remotes/documents/2.0.0/'));
});
