// @ts-check
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Leaves the build of an area that was just made alone in its folder; those that were released lie in the store. @param {string} folder */
export async function removeOtherVersions(folder) {
  const others = (await readdir(dirname(folder))).filter((name) => name !== basename(folder));
  await Promise.all(others.map((name) => rm(join(dirname(folder), name), { recursive: true, force: true })));
}
