// @ts-check
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { buildables } from '../../build/buildable.mjs';
import { compressFolder } from '../../build/compress.mjs';
import { runBuild } from '../../build/runBuild.mjs';
import { writeAreaRelease } from '../../build/writeRelease.mjs';
import { buildVersion } from '../../webpack/buildVersion.mjs';
import { root } from '../../webpack/packageFolders.mjs';

/** Builds an area under another version. @param {string} name its folder, `mf-cases` @returns {Promise<string>} the folder of builds */
export async function buildSecondVersion(name) {
  const hash = 'f'.repeat(64);
  const [one] = buildables([name]);
  const area = name.replace(/^mf-/, '');
  const version = buildVersion(join(root, name), hash);
  const problem = one && (await runBuild({ ...one, hash }));
  if (problem) throw new Error(problem);
  const dist = join(root, '.cache/bench/second');
  const folder = join(dist, 'remotes', area, version);
  await rm(dist, { recursive: true, force: true });
  await mkdir(join(dist, 'remotes', area), { recursive: true });
  await rename(join(root, 'dist/remotes', area, version), folder);
  await compressFolder(folder);
  await writeAreaRelease(folder);
  return dist;
}
