import { endWithNpm } from './endWithNpm.mjs';
import { requireNode } from './node.mjs';

requireNode();
const { takeOver } = endWithNpm();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();
const { buildWhatChanged } = await import('../build/build.mjs');
await buildWhatChanged();
const { publishOrEnd } = await import('./publishOrEnd.mjs');
await publishOrEnd(`${root}dist`);
takeOver();
process.env.NODE_ENV ??= 'production';
await import('../../api/dist/supervisor.js');
