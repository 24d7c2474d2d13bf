// @ts-check
import { resolve } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';

/** What may be the address of a container, and may begin with the data folder's name. */
const stores = ['BYGGTUN_RELEASES', 'BYGGTUN_FILES'];

/** @param {string} place */
const isFolder = (place) => !place.includes('://') && !place.startsWith('BYGGTUN_DATA/');

/**
 * The folders that the environment names, seen from the project's: they are the same to every command, wherever it runs the server.
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {{ BYGGTUN_DATA: string } & Record<string, string>} settings to lay over it
 */
export function foldersOf(environment) {
  /** @type {{ BYGGTUN_DATA: string } & Record<string, string>} */
  const folders = { BYGGTUN_DATA: resolve(root, environment.BYGGTUN_DATA || '.data') };
  for (const name of stores) {
    const place = environment[name];
    if (place && isFolder(place)) folders[name] = resolve(root, place);
  }
  return folders;
}
