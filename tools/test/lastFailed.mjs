import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/**
 * @typedef {import('./runStages.mjs').Stage} Stage
 * @typedef {import('./runStages.mjs').Result} Result
 * @typedef {Record<string, string[]>} Failed by the stage's name: the files whose tests failed; none where it is not known which
 */

/** @param {Result} result @returns {string[]} */
const filesOf = ({ failed, failures }) => {
  // Without a name it is a parent of others.
  const files = failures.filter(({ test }) => test !== undefined).map(({ file }) => file);
  const known = files.filter((file) => file !== undefined);
  // A failure that no file is told of may be anywhere.
  return failures.length < failed || known.length < files.length ? [] : [...new Set(known)];
};

/** Keeps what failed for `npm test -- --last-failed`; nothing when all passed. @param {string} file @param {readonly Result[]} results */
export function keepFailed(file, results) {
  const failed = results.filter(({ failed: count }) => count > 0);
  if (failed.length === 0) rmSync(file, { force: true });
  else writeFileSync(file, JSON.stringify(Object.fromEntries(failed.map((one) => [one.name, filesOf(one)]))));
}

/** @param {string} file @returns {Failed | undefined} */
export const readFailed = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** The failed stages, narrowed to the failed files; what is walked is built before. @param {Stage[][]} groups @param {Failed} failed */
export function onlyFailed(groups, failed) {
  const isWalked = groups
    .slice(1)
    .flat()
    .some(({ name }) => Object.hasOwn(failed, name));
  const chosen = ({ name }) => Object.hasOwn(failed, name) || (isWalked && name === 'build');
  const narrowed = (/** @type {Stage} */ stage) => {
    const files = failed[stage.name] ?? [];
    return files.length > 0 && stage.narrow ? stage.narrow(files) : stage;
  };
  return groups.map((group) => group.filter(chosen).map(narrowed)).filter((group) => group.length > 0);
}
