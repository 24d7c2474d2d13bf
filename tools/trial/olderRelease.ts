import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';

/** The sources of an older commit, installed, its server built; removed when the trial ends. */
export const olderRelease = (commit: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'byggtun-older-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const run = (program: string, args: string[], env: Record<string, string> = {}) => {
    const { status } = spawnSync(program, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, npm_config_loglevel: 'error', ...env },
    });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')} ended with code ${status}`);
  };
  run('git', ['clone', '--quiet', '--local', root, '.']);
  run('git', ['checkout', '--quiet', commit]);
  const script = (module: string, call: string) =>
    run(process.execPath, ['-e', `import('${module}').then((module) => module.${call})`]);
  script('./tools/run/install.mjs', 'installWhatIsMissing()');
  script('./tools/build/build.mjs', "buildWhatChanged(['api'])");
  return {
    /** Its built server. */
    program: join(folder, 'api/dist/main.js'),
    /** Fills a data folder with demo data and so many more cases. */
    seed: (data: string, scale: string) =>
      run(process.execPath, ['tools/run/seed.mjs', '--scale', scale], { BYGGTUN_DATA: data }),
  };
};
