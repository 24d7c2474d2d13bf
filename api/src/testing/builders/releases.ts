import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { AreaManifest } from '@byggtun/shared/contract/area';
import type { AreaRelease, LiveRelease, ShellRelease } from '@byggtun/shared/contract/release';

import { integrityOf } from '../../core/release/integrityOf';
import { putRelease } from '../../core/release/putRelease';
import { folderStore } from '../../core/release/store/folderStore';
import type { ReleaseStore, StoredFile } from '../../core/release/store/releaseStore';
import { cleanUp } from '../cleanUp';

/** A folder of a test's own, removed after it. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-releases-'));
  cleanUp(() => Promise.resolve(rmSync(folder, { recursive: true, force: true })));
  return folder;
};

/** An empty store of a test's own. */
export const temporaryStore = (): ReturnType<typeof folderStore> => folderStore(temporaryFolder());

const describe = (files: StoredFile[]) =>
  files
    .filter(({ path }) => !/\.(br|gz)$/.test(path))
    .map(({ path, content }) => ({ path, bytes: content.length, integrity: integrityOf(content) }));

const asFiles = (texts: Record<string, string | Buffer>): StoredFile[] =>
  Object.entries(texts).map(([path, text]) => ({ path, content: Buffer.from(text) }));

/** An area's version as a build would make it. */
export const areaBuild = (
  name: string,
  version: string,
  overrides: Partial<Omit<AreaRelease, 'manifest'>> & { manifest?: Partial<AreaManifest> } = {},
): { release: AreaRelease; files: StoredFile[] } => {
  const files = asFiles({ 'remoteEntry.js': `entry of ${name}@${version}`, 'assets/area.1.js': 'area' });
  const { manifest, ...rest } = overrides;
  return {
    files,
    release: {
      manifest: {
        name,
        title: name,
        version,
        host: '^1.0.0',
        routes: [{ path: `/${name}`, title: name, audience: 'everyone' }],
        navigation: [],
        slots: [],
        kiosk: false,
        ...manifest,
      },
      entry: 'remoteEntry.js',
      integrity: integrityOf(files[0]?.content ?? Buffer.alloc(0)),
      first: ['assets/area.1.js'],
      shared: ['react'],
      later: [],
      files: describe(files),
      ...rest,
    },
  };
};

/** A version of the shell as a build would make it. */
export const shellBuild = (
  version: string,
  overrides: Partial<ShellRelease> = {},
  more: Record<string, string | Buffer> = {},
): { release: ShellRelease; files: StoredFile[] } => {
  const files = asFiles({
    'index.html': `<p>${version}</p><style nonce="__CSP_NONCE__"></style>`,
    'redirect.html': '<p>',
    'assets/react.01234567.js': 'react',
    ...more,
  });
  return {
    files,
    release: {
      version,
      hostVersion: '1.1.0',
      runtime: ['assets/runtime.1.js'],
      modules: { react: ['assets/react.01234567.js'] },
      files: describe(files),
      ...overrides,
    },
  };
};

/** Puts a build into a store and makes it live, whatever else is live. */
export const makeLive = async (
  store: ReleaseStore,
  build: ReturnType<typeof areaBuild> | ReturnType<typeof shellBuild>,
  more: Partial<LiveRelease> = {},
): Promise<void> => {
  const { release, files } = build;
  const [name, version] =
    'manifest' in release ? [release.manifest.name, release.manifest.version] : ['shell', release.version];
  await putRelease(store, name, version, release, files);
  await store.flip('Test', (_state, since) =>
    Promise.resolve({ action: 'release', name, version, live: { version, since, previous: [], ...more } }),
  );
};
