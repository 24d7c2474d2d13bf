import { requireNode } from './node.mjs';

requireNode();
const { installWhatIsMissing, root } = await import('./install.mjs');
process.chdir(root);
await installWhatIsMissing();
const { tsImport } = await import('tsx/esm/api');
const { runRelease } = await tsImport('../release/release.ts', import.meta.url);
process.exit(await runRelease(process.argv.slice(2)));
