import { endWithNpm } from './endWithNpm.mjs';
import { requireNode } from './node.mjs';

requireNode();
const { takeOver } = endWithNpm();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();
const { buildWhatChanged } = await import('../build/build.mjs');
await buildWhatChanged();
const { tsImport } = await import('tsx/esm/api');
const { publishLocal } = await tsImport('../release/publishLocal.ts', import.meta.url);
const problem = await publishLocal(`${root}dist`);
if (problem !== undefined) {
  console.error(problem);
  process.exit(1);
}
takeOver();
process.env.NODE_ENV ??= 'production';
await import('../../api/dist/supervisor.js');
