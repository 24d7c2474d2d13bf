// @ts-check
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { areaConfig } from '../webpack/areaConfig.mjs';
import { areaFolders, root } from '../webpack/packageFolders.mjs';
import { shellConfig } from '../webpack/shellConfig.mjs';
import { aloneAnswers } from './alone/aloneAnswers.mjs';
import { aloneConfig } from './alone/aloneConfig.mjs';
import { registryWith, wholeRegistry } from './devRegistry.mjs';

const argv = /** @type {const} */ ({ mode: 'development' });

/** @param {string} folder */
const configUrl = (folder) => pathToFileURL(join(root, folder, 'webpack.config.mjs')).href;

/** @param {number} port @param {string} folder */
function areaHere(port, folder) {
  const config = areaConfig(configUrl(folder))({}, argv);
  // With its origin, so that a portal elsewhere can take it from here.
  const publicPath = `http://localhost:${port}/remotes/${folder.replace(/^mf-/, '')}/development/`;
  return { ...config, output: { ...config.output, publicPath } };
}

const shellHere = () => shellConfig(configUrl('shell'))({}, argv);

/**
 * What is compiled for these options, and where the rest comes from.
 * @param {import('./devOptions.mjs').DevOptions} options
 * @param {number} port
 * @param {string} target origin of the API, or of a deployed portal
 * @returns {import('./devServer.mjs').Development}
 */
export function development({ area, alone, as }, port, target) {
  if (area === undefined) {
    const areas = areaFolders();
    return {
      port,
      target,
      areas,
      configs: [shellHere(), ...areas.map((folder) => areaHere(port, folder))],
      registry: () => wholeRegistry(areas),
    };
  }
  if (alone) {
    const configs = [aloneConfig(area)];
    return { port, target, areas: [], configs, answers: aloneAnswers(`http://localhost:${port}`, as) };
  }
  return {
    port,
    target,
    areas: [area],
    configs: [shellHere(), areaHere(port, area)],
    registry: (host) => registryWith(target, area, host),
  };
}
