// @ts-check
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { writeAreaRelease } from '../build/writeRelease.mjs';

/**
 * Makes a folder a built area: says what webpack would have said, and describes the release.
 * @param {string} folder
 * @param {object} manifest
 * @param {{ files: string[], shared: string[], later: string[] }} uses
 */
export async function describeArea(folder, manifest, uses) {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'area.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'uses.json'), JSON.stringify(uses));
  await writeAreaRelease(folder);
}
