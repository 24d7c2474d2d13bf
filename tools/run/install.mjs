import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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
export function installWhatIsMissing() {
  if (isInstalled()) return;
  console.log('Installerer pakker …');
  const { status } = spawnSync('npx', [...pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });
  if (status === 0) return;
  console.error('Pakkene kunne ikke installeres. Se meldingen over; har maskinen nettforbindelse?');
  process.exit(1);
}
