import { createBoard } from './board.mjs';
import { runStages } from './runStages.mjs';

/**
 * Runs groups of stages in turn. Without a build there is nothing to walk through: then the groups after it are left out.
 * @param {import('./runStages.mjs').Stage[][]} groups
 * @param {{ board?: ReturnType<typeof createBoard>, reports?: string }} [options] as those of `runStages`
 * @returns {Promise<import('./runStages.mjs').Result[]>}
 */
export async function runGroups(groups, { board = createBoard(), reports } = {}) {
  /** @type {import('./runStages.mjs').Result[]} */
  const results = [];
  for (const stages of groups) {
    results.push(...(await runStages(stages, { board, reports })));
    if (results.some(({ name, failed }) => name === 'build' && failed > 0)) {
      board.say('Without a build there is nothing to walk through.');
      break;
    }
  }
  return results;
}
