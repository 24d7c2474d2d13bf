import type { RolloutPerson } from '@byggtun/shared/contract/rollout';

import type { KnownArea } from './knownArea';
import { pickArea, pickShell } from './pickArea';

const loadable = (version: string) => ({
  manifest: {
    name: 'cases',
    title: 'Saker',
    version,
    host: '^1.0.0',
    routes: [],
    navigation: [],
    slots: [],
    kiosk: true,
  },
  entry: `/remotes/cases/${version}/remoteEntry.js`,
  preload: [],
});
const area: KnownArea = {
  ...loadable('1.0.0'),
  canary: { ...loadable('1.1.0'), rollout: { role: 'PRL' } },
};
const staff = (role: string): RolloutPerson => ({
  email: 'kari@byggtun.example',
  roles: [role],
  company: { id: 1, name: 'Byggtun AS' },
});
const versionOf = (person: RolloutPerson, one = area, failed: string[] = []) => {
  const { source, manifest, disabled } = pickArea(one, person, new Set(failed));
  return `${source} ${manifest.version}${disabled ? ' off' : ''}`;
};

test('the canary is for those of its rule, and for nobody else', () => {
  expect(versionOf(staff('prl'))).toBe('canary 1.1.0');
  expect(versionOf(staff('Admin'))).toBe('live 1.0.0');
});

test('a canary that has failed in this tab gives way to what is live; another canary is tried', () => {
  expect(versionOf(staff('PRL'), area, ['cases@1.1.0'])).toBe('live 1.0.0');
  expect(versionOf(staff('PRL'), area, ['cases@1.0.9'])).toBe('canary 1.1.0');
});

test('an area that is turned off is off in every version', () => {
  expect(versionOf(staff('PRL'), { ...area, disabled: true })).toBe('canary 1.1.0 off');
});

test('the shell has a canary of its own', () => {
  const shell = { version: '1.0.0', canary: { version: '1.1.0', rollout: { role: 'PRL' } } };
  expect([pickShell(shell, staff('PRL')), pickShell(shell, staff('Admin'))]).toEqual(['1.1.0', '1.0.0']);
});
