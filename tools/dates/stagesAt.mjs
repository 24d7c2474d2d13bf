import { pathToFileURL } from 'node:url';

import { root } from '../run/install.mjs';
import { stagesOf } from '../test/stages.mjs';

/**
 * @typedef {import('../test/runStages.mjs').Stage} Stage
 * @typedef {import('../test/scope.mjs').Scope} Scope
 * @typedef {import('./clocks.mjs').Clock} Clock
 */

const preload = (name) => `--import=${pathToFileURL(`${root}tools/dates/${name}.mjs`)}`;
const onServer = [preload('shiftProcess'), preload('shiftFiles'), preload('shiftDatabase')].join(' ');

/** What is loaded before the programs of each stage. */
const preloads = { api: onServer, screens: preload('shiftProcess'), seed: onServer };

/** The names of the stages that a clock is tried with. */
export const stageNames = Object.keys(preloads);

/** Fills an empty database with the demo data. @param {string} data folder that is not there yet @returns {Stage} */
const seed = (data) => ({
  name: 'seed',
  command: process.execPath,
  args: ['tools/run/seed.mjs'],
  env: { BYGGTUN_DATA: data },
});

/** @param {Stage} stage */
const nodeOptions = ({ name, env }) => [env?.NODE_OPTIONS, preloads[name]].filter(Boolean).join(' ');

/**
 * The stages of a scope at a clock; what they report has its time in its name.
 * @param {Scope} scope @param {Clock} clock @param {string} data folder for the seed's database, which is not there yet
 * @returns {Stage[]}
 */
export const stagesAt = (scope, { name: time, at }, data) => {
  const [together = []] = stagesOf({ ...scope, journeys: [] }, '');
  return [...together, ...(scope.whole ? [seed(data)] : [])]
    .filter(({ name }) => stageNames.includes(name))
    .map((stage) => ({
      ...stage,
      name: `${stage.name} at ${time}`,
      env: { ...stage.env, FAKED_CLOCK: at, NODE_OPTIONS: nodeOptions(stage) },
    }));
};
