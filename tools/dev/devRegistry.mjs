// @ts-check
import { get } from 'node:http';
import { get as getSecure } from 'node:https';
import { join } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';
import { readManifest } from '../webpack/readManifest.mjs';

/** @typedef {{ manifest: { name: string, version?: string }, entry: string, preload: string[] }} DevEntry */

/** @param {string} folder of an area that is compiled here @returns {Promise<DevEntry>} */
export async function devEntry(folder) {
  const name = folder.replace(/^mf-/, '');
  const read = await readManifest(join(root, folder), name);
  if ('problem' in read) throw new Error(read.problem);
  return {
    manifest: { .../** @type {{ name: string }} */ (read.manifest), version: 'development' },
    entry: `/remotes/${name}/development/remoteEntry.js`,
    preload: [],
  };
}

/** The registry when every area is compiled here. @param {string[]} folders */
export async function wholeRegistry(folders) {
  const areas = await Promise.all(folders.map(devEntry));
  return { revision: 0, shell: { version: 'development' }, areas };
}

/**
 * The registry of a portal, with one area as it is compiled here.
 * @param {string} target origin of the portal
 * @param {string} folder of the area
 * @param {string} host that the browser asked for; kiosks have a registry of their own
 */
export async function registryWith(target, folder, host) {
  const [registry, own] = await Promise.all([readJson(`${target}/remotes.json`, host), devEntry(folder)]);
  /** @param {DevEntry} area */
  const isOwn = ({ manifest }) => manifest?.name === own.manifest.name;
  const others = registry.areas.filter((/** @type {DevEntry} */ area) => !isOwn(area));
  return { ...registry, shell: { version: 'development' }, areas: [...others, own] };
}

/** `fetch` lets nobody choose the host. @param {string} address @param {string} host @returns {Promise<{ areas: DevEntry[] }>} */
function readJson(address, host) {
  const { protocol, hostname } = new URL(address);
  const ask = protocol === 'https:' ? getSecure : get;
  // Behind a name of its own a portal is found by that name alone.
  const headers = hostname === 'localhost' ? { host } : {};
  return new Promise((resolve, reject) => {
    ask(address, { headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${address} svarte ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
