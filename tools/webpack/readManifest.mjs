// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

import { root } from './packageFolders.mjs';

/**
 * Reads an area's `src/manifest.ts` and holds it against the contract.
 * @param {string} folder the area's folder
 * @param {string} name the area's name
 * @returns {Promise<{ manifest: Record<string, unknown> } | { problem: string }>} a problem is a sentence with every field that is wrong
 */
export async function readManifest(folder, name) {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { manifest } from './src/manifest';\nexport { areaDeclaration } from '@byggtun/shared/contract/area';`,
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
  const { manifest, areaDeclaration } = await import(pathToFileURL(file).href);
  const checked = areaDeclaration.safeParse(manifest);
  if (!checked.success) return { problem: `mf-${name}/src/manifest.ts: ${listIssues(checked.error)}` };
  if (checked.data.name !== name) {
    return {
      problem: `mf-${name}/src/manifest.ts: name is '${checked.data.name}', its folder says '${name}'`,
    };
  }
  return { manifest: checked.data };
}

/** @param {{ issues: { path: PropertyKey[], message: string }[] }} error */
const listIssues = ({ issues }) =>
  issues.map(({ path, message }) => `${path.map(String).join('.')}: ${message}`).join('; ');
