import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';

import { requireNode } from './node.mjs';

requireNode();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();
const { buildWhatChanged } = await import('../build/build.mjs');
await buildWhatChanged();

// Compressed forms are made from the same bytes; the server does without them.
const kept = 'e2e/previous/portal.tgz';
execFileSync('tar', ['--exclude=*.br', '--exclude=*.gz', '-czf', kept, '-C', 'dist', 'shell', 'remotes']);
console.log(`${kept}: ${Math.round(statSync(kept).size / 1000)} KB`);
