// @ts-check
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { meaningProblems, schemaProblems } from './manifestProblems.mjs';
import { root } from './packageFolders.mjs';

/**
 * Reads an area's `src/manifest.ts` and holds it against the contract.
 * @param {string} folder the area's folder
 * @param {string} name the area's name
 * @returns {Promise<{ manifest: Record<string, unknown> } | { problem: string }>} a problem is a line for every field that is wrong, with what helps
 */
export async function readManifest(folder, name) {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { manifest } from './src/manifest';\nexport { areaDeclaration, closedNames } from '@byggtun/shared/contract/area';\nexport { fitsHost } from '@byggtun/shared/contract/fitsHost';\nexport { navigationIcons } from '@byggtun/shared/contract/navigationIcon';`,
      resolveDir: folder,
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'silent',
  });
  const text = outputFiles[0]?.text ?? '';
  const file = join(root, '.cache/generated', `manifest-${name}-${process.hrtime.bigint()}.mjs`);
  await mkdir(join(root, '.cache/generated'), { recursive: true });
  await writeFile(file, text);
  const { manifest, areaDeclaration, ...rules } = await import(pathToFileURL(file).href).finally(() =>
    rm(file),
  );
  const checked = areaDeclaration.safeParse(manifest);
  const problems = checked.success
    ? meaningProblems(checked.data, rules, name)
    : schemaProblems(checked.error.issues, manifest);
  if (problems.length === 0) return { manifest: checked.data };
  return { problem: problems.map((problem) => `mf-${name}/src/manifest.ts: ${problem}`).join('\n') };
}
