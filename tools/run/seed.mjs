import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

import { requireNode } from './node.mjs';

requireNode();
const { installWhatIsMissing, root } = await import('./install.mjs');
await installWhatIsMissing();
const { foldersOf } = await import('./folders.mjs');
// Runs from the sources: no build is needed for it.
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', 'src/seed/seedCommand.ts', ...process.argv.slice(2)],
  {
    cwd: resolve(root, 'api'),
    env: { ...process.env, ...foldersOf(process.env) },
    stdio: 'inherit',
  },
);
process.exit(status ?? 1);
