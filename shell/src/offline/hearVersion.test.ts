import { areaFailure } from '../area/areaFailure';
import { trackArea } from '../area/areaStatus';
import type { PickedArea } from '../area/knownArea';
import type { Phase } from '../area/phase';
import { updateFor, updateOffer } from '../area/shellUpdate';
import { unsaved } from '../state/unsaved';
import { hearVersion } from './hearVersion';
import { takesNewShell } from './newShell';

const area: PickedArea = {
  source: 'live',
  manifest: {
    name: 'cases',
    title: 'Saker',
    version: '2.0.0',
    host: '^1.8.0',
    routes: [],
    navigation: [],
    slots: [],
    kiosk: false,
  },
  entry: '/remotes/cases/2.0.0/remoteEntry.js',
  preload: [],
};
const reload = jest.fn();

/** The area stops in a phase: in its range when it needs a newer shell. */
const stop = (phase: Phase) => {
  const failure = areaFailure(area, phase, { cause: new Error('stopped') });
  trackArea(area).fail(failure);
  return failure;
};

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  updateOffer.set(false);
  document.head.innerHTML = '<meta name="version" content="1.0.0">';
});

test('a page whose reload came before the device had the newer shell is loaded anew when it has, and once', () => {
  expect(updateFor(stop('range'), '2.0.0')).toBe('reload');
  // The page of before came once more.
  expect(updateFor(stop('range'), '2.0.0')).toBe('none');
  hearVersion('2.0.0', reload);
  expect(reload).toHaveBeenCalledTimes(1);
  hearVersion('2.0.0', reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

test.each<[string, () => unknown]>([
  ['all areas are there', () => trackArea(area).reach('shown')],
  ['an area has failed by itself', () => stop('entry')],
])('%s: a newer shell waits for the way to another page', (_what, make) => {
  make();
  hearVersion('2.0.0', reload);
  expect(reload).not.toHaveBeenCalled();
  expect(takesNewShell()).toBe(true);
});

test('what is typed is not lost for it: the reload is offered', () => {
  stop('range');
  const release = unsaved.hold();
  hearVersion('2.0.0', reload);
  release();
  expect(reload).not.toHaveBeenCalled();
  expect(updateOffer.get()).toBe(true);
});

test('the version that the page runs is none that has come', () => {
  stop('range');
  hearVersion('1.0.0', reload);
  expect(reload).not.toHaveBeenCalled();
});
