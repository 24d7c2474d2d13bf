import { parseArgs } from 'node:util';

import { chooseScope } from '../test/scope.mjs';
import { clocksAfter, readClock } from './clocks.mjs';
import { stageNames } from './stagesAt.mjs';

/**
 * What stands behind `npm run test:dates --`: packages by their folders, `--clock` and `--stage` as often as there are some; all of what is not
 * said.
 * @param {string[]} args
 * @throws {Error} with a sentence for whoever typed it
 */
export function readChoice(args) {
  const several = /** @type {const} */ ({ type: 'string', multiple: true, default: [] });
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { clock: several, stage: several },
  });
  const unknown = values.stage.find((name) => !stageNames.includes(name));
  if (unknown !== undefined)
    throw new Error(`Fant ikke ${unknown}. Mulige navn er ${stageNames.join(', ')}; uten navn prøves alle.`);
  const stages = values.stage.length > 0 ? values.stage : stageNames;
  return {
    scope: chooseScope(positionals),
    clocks: values.clock.length > 0 ? values.clock.map(readClock) : clocksAfter(new Date()),
    /** @param {{ name: string }} stage */
    isChosen: ({ name }) => stages.some((stage) => name.startsWith(`${stage} `)),
  };
}
