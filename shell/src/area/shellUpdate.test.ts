import { unsaved } from '../state/unsaved';
import type { AreaFailure } from './areaFailure';
import { takeReload } from './reloadGuard';
import { type Update, updateFor } from './shellUpdate';

const failure = (more: Partial<AreaFailure>): AreaFailure => ({
  name: 'cases',
  title: 'Saker',
  version: '2.0.0',
  phase: 'module',
  id: '01234567',
  text: '',
  cause: new Error('404'),
  final: false,
  ...more,
});
const missing = (request: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request });
const outOfRange = failure({ phase: 'range' });

const runs = (version: string) => {
  document.head.innerHTML = version && `<meta name="version" content="${version}">`;
};

beforeEach(() => {
  sessionStorage.clear();
  runs('1.0.0');
});

const cases: [what: string, failure: AreaFailure, wanted: string, expected: Update][] = [
  ['an area out of range, and a newer shell', outOfRange, '1.1.0', 'reload'],
  ['an area out of range, and no other shell', outOfRange, '1.0.0', 'none'],
  [
    'a file of the shell that is gone',
    failure({ cause: missing('/assets/9.0123abcd.js') }),
    '1.1.0',
    'reload',
  ],
  [
    'a file of the area that is gone',
    failure({ cause: missing('/remotes/cases/2.0.0/assets/9.js') }),
    '1.1.0',
    'none',
  ],
  [
    'a module that this shell does not provide',
    failure({ cause: new Error("Shared module dayjs doesn't exist in shared scope default") }),
    '1.1.0',
    'reload',
  ],
  [
    'a module that this shell provides in an older version',
    failure({ cause: new Error('Unsatisfied version 19.0.0 from shell of shared singleton module react') }),
    '1.1.0',
    'reload',
  ],
  ['an area that is away', failure({ phase: 'entry' }), '1.1.0', 'none'],
  ['a page that throws', failure({ phase: 'mount' }), '1.1.0', 'none'],
];

test.each(cases)('%s', (_what, one, wanted, expected) => {
  expect(updateFor(one, wanted)).toBe(expected);
});

test('what somebody has typed is never lost: a reload is offered, and still open afterwards', () => {
  const release = unsaved.hold();
  expect(updateFor(outOfRange, '1.1.0')).toBe('offer');
  release();
  expect(updateFor(outOfRange, '1.1.0')).toBe('reload');
});

test('a tab reloads once for each version of the shell, whatever comes of it', () => {
  expect([1, 2, 3].map(() => updateFor(outOfRange, '1.1.0'))).toEqual(['reload', 'none', 'none']);
  expect(updateFor(outOfRange, '1.2.0')).toBe('reload');
  expect([1, 2].map(() => updateFor(outOfRange, '1.1.0'))).toEqual(['none', 'none']);
});

test('a shell that is under development is not reloaded', () => {
  runs('');
  expect(updateFor(outOfRange, '1.1.0')).toBe('none');
});

test('without a storage that remembers there is no reload', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('closed');
  });
  expect(takeReload('1.1.0')).toBe(false);
  jest.restoreAllMocks();
});
