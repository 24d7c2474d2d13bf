import { requireNode } from './node.mjs';

requireNode();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();
const { buildWhatChanged } = await import('../build/build.mjs');
await buildWhatChanged();
