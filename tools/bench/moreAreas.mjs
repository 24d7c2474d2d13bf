// @ts-check
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from '../webpack/packageFolders.mjs';
import { describeArea } from './describeArea.mjs';
import { openBrowser, signIn } from './openBrowser.mjs';

const folder = join(root, '.cache/bench/moreAreas/dist');

/**
 * The manifest with addresses of its own and other words of the same length, so that compression gains nothing from its
 * being a copy.
 * @param {object} manifest @param {string} name
 */
function reworded(manifest, name) {
  const other = (/** @type {string} */ text) =>
    text.replaceAll(/[a-z]/g, (letter) =>
      String.fromCharCode(97 + ((letter.charCodeAt(0) + name.charCodeAt(0)) % 26)),
    );
  const text = JSON.stringify(manifest)
    .replaceAll(/"path":"\/([^"]*)"/g, (_all, path) => `"path":"/${name}/${other(path)}"`)
    .replaceAll(/"(title|label)":"([^"]*)"/g, (_all, key, words) => `"${key}":"${other(words)}"`);
  return JSON.parse(text);
}

/** The portal with six copies of `cases` under other names and addresses. @returns {Promise<string>} its folder, laid out as `dist` */
export async function addSixAreas() {
  await rm(folder, { recursive: true, force: true });
  await cp(join(root, 'dist'), folder, { recursive: true });
  const cases = join(folder, 'remotes/cases');
  const [version = ''] = await readdir(cases);
  const { manifest, first, shared, later } = JSON.parse(
    await readFile(join(cases, version, 'release.json'), 'utf8'),
  );
  for (const name of ['alpha', 'bravo', 'charlie', 'delta', 'echo', 'foxtrot']) {
    const copy = join(folder, 'remotes', name, version);
    await cp(join(cases, version), copy, { recursive: true });
    await rm(join(copy, 'release.json'));
    await describeArea(copy, { ...reworded(manifest, name), name }, { files: first, shared, later });
  }
  return folder;
}

/** Bytes on the wire of a cold page behind the sign-in, without the API's answers (they tell the time). @param {string} address */
export async function bytesOnWire(address) {
  const browser = await openBrowser();
  const first = await browser.newContext();
  const entrance = await first.newPage();
  await entrance.goto(address);
  await signIn(entrance);
  const storageState = await first.storageState();

  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send('Network.enable');
  /** @type {Map<string, string>} */
  const paths = new Map();
  let bytes = 0;
  control.on('Network.requestWillBeSent', ({ requestId, request }) => {
    paths.set(requestId, new URL(request.url).pathname);
  });
  control.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!/^\/(api|oidc|hubs)\//.test(paths.get(requestId) ?? '/api/')) bytes += encodedDataLength;
  });
  await page.goto(`${address}/complaints`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
  await browser.close();
  return bytes;
}
