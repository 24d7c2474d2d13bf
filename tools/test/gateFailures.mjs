import { relative } from 'node:path';

import { root } from '../run/install.mjs';

/**
 * What a gate that did not hold says of where and why, from the end of its output: gates have no reporters of ours.
 * @typedef {(output: string) => import('./told.mjs').Told[]} Reading
 */

/** @param {string} test @param {string} message @returns {import('./told.mjs').Told} */
const failure = (test, message) => ({ ok: false, test, message });

/**
 * The lines that are like it: what is told of them.
 * @param {RegExp} like @param {(found: string[], heading: string) => [place: string, why: string]} tell from its groups
 * @param {RegExp} [headings] lines that say what the lines below them belong to
 * @returns {Reading}
 */
const lines = (like, tell, headings) => (output) => {
  let heading = '';
  return output.split('\n').flatMap((line) => {
    if (headings?.test(line)) heading = line;
    else if (!headings || heading) {
      const found = like.exec(line);
      if (found) return [failure(...tell(found.slice(1), heading))];
    }
    return [];
  });
};

/** ESLint: a file, and below it its lines. */
export const readLint = lines(
  /^\s+(\d+):\d+\s+(?:error|warning)\s+(.*)/,
  ([line = '', why = ''], file) => [`${relative(root, file)}:${line}`, why],
  /^\/\S/,
);

/** Oxlint with `--format=unix`. */
export const readTypedLint = lines(/^([^\s:]+:\d+):\d+: (.*)/, ([place = '', why = '']) => [place, why]);

/** TypeScript. */
export const readTypes = lines(/^([^\s(]+)\((\d+),\d+\): (error .*)/, ([file = '', line = '', why = '']) => [
  `${file}:${line}`,
  why,
]);

/** Prettier. */
export const readFormat = lines(/^\[(warn|error)\] ([^\s:]+)(?:$|: )(.*)/, ([, file = '', why = '']) => [
  file,
  why || 'is not as Prettier writes it',
]);

/** Knip: a heading, and below it what is unused. */
export const readUnused = lines(
  /^(\S.*)/,
  ([what = ''], heading) => [what.replaceAll(/\s+/g, ' ').trim(), heading],
  /^[A-Z].* \(\d+\)$/,
);

/** dependency-cruiser: of a cycle the file with which it begins. */
export const readDependencies = lines(/^\s+error ([^:\s]+): (.*?)(?: → )?$/, ([rule = '', what = '']) => [
  what,
  rule,
]);

/** Whatever fails without telling of a test: the first line about an error, if one names its place that one. @type {Reading} */
export const readAny = (output) => {
  const errors = output.split('\n').filter((line) => /\berror\b/i.test(line));
  const line = errors.find((one) => /^\S+:\d+/.test(one)) ?? errors[0];
  return line === undefined ? [] : [failure(line.trim(), '')];
};

/** webpack: each package that was not built, with the first error of its output and why. @type {Reading} */
export const readBuild = (output) => {
  const packages = [...output.matchAll(/^✗ (\S+)$/gm)].map(([, name = '']) => name);
  if (packages.length === 0) return readAny(output);
  return packages.map((name) => {
    const said = (output.split(`\n${name}:\n`)[1] ?? '').split('\n');
    const at = said.findIndex((line) => /error/i.test(line));
    return failure(name, said.slice(Math.max(at, 0)).slice(0, 2).join(' '));
  });
};
