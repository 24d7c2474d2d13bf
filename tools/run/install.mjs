import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { endTogether, ownGroup } from './endTogether.mjs';
import { showProgress } from './showProgress.mjs';

/** The pnpm that installs, through npx, so that nothing global is needed. */
export const pnpm = ['--yes', 'pnpm@12.21.0'];

/** Folder of the project. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const read = (path) => (existsSync(`${root}${path}`) ? readFileSync(`${root}${path}`, 'utf8') : undefined);

/** pnpm keeps a copy of the lockfile beside what it has installed; the same text means that nothing is missing. */
const isInstalled = () => {
  const wanted = read('pnpm-lock.yaml');
  return wanted !== undefined && read('node_modules/.pnpm/lock.yaml') === wanted;
};

/** Installs the packages when any is missing or another version is wanted. */
export async function installWhatIsMissing() {
  if (isInstalled()) return;
  console.log('Installerer pakker; det tar et minutt eller to første gang …');
  const started = performance.now();
  const stopProgress = showProgress(`${root}node_modules/.pnpm`);
  // Of pnpm's own words only errors: its warnings are about other packages' wish for a newer Node.
  const child = spawn('npx', [...pnpm, 'install', '--frozen-lockfile', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_update_notifier: 'false' },
    ...ownGroup,
  });
  const code = await endTogether(child).catch(() => 1);
  stopProgress();
  if (code === 0) {
    console.log(`✓ pakker (${((performance.now() - started) / 1000).toFixed(1)} s)`);
    return;
  }
  console.error('Pakkene kunne ikke installeres. Se meldingen over; har maskinen nettforbindelse?');
  process.exit(1);
}
