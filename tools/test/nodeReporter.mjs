import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, relative, resolve } from 'node:path';

import { root } from '../run/install.mjs';
import { atLine, toRecord } from './told.mjs';

/** The API's tests are bundled before they run. @param {string} file */
const sourceOf = (file) => file.replace(/^api\/\.tests-\d+\/(.*)\.js$/, 'api/src/$1.ts');

/** @type {Map<string, SourceMap | undefined>} by their bundles */
const maps = new Map();

/** Read when something has failed, and not by `--enable-source-maps`, for which each process reads them all at its start. */
const mapOf = (/** @type {string} */ file) => {
  if (!/\/\.tests-\d+\//.test(file)) return undefined;
  if (!maps.has(file)) {
    const beside = `${file}.map`;
    maps.set(file, existsSync(beside) ? new SourceMap(JSON.parse(readFileSync(beside, 'utf8'))) : undefined);
  }
  return maps.get(file);
};

/** The place in the source, as the repository sees it. @param {string} file @param {number} line @param {number} column */
const placeOf = (file, line, column) => {
  const { originalSource, originalLine = 0 } = mapOf(file)?.findEntry(line - 1, column - 1) ?? {};
  return originalSource === undefined
    ? atLine(sourceOf(relative(root, file)), line)
    : atLine(relative(root, resolve(dirname(file), originalSource)), originalLine + 1);
};

/** What stands before the place in a line of a stack, and file, line and column. */
const frame = /^(\s+at (?:[^(]+ \()?)(?:file:\/\/)?(\/[^()]+):(\d+):(\d+)/;

/** A stack whose bundles are named by their sources. @param {string} stack */
const inSources = (stack) =>
  stack
    .split('\n')
    .map((one) =>
      one.replace(frame, (said, before, file, line, column) =>
        mapOf(file) ? `${before}${placeOf(file, Number(line), Number(column))}` : said,
      ),
    )
    .join('\n');

/** A parent whose subtests failed is counted as the runner does; the subtests have told why. */
const toTold = ({ name, file, line, column, details }) => {
  const { cause, failureType } = details.error;
  if (failureType === 'subtestsFailed') return { ok: false };
  const source = file && sourceOf(relative(root, file));
  return {
    ok: false,
    test: source ? `${placeOf(file, line, column)} › ${name}` : name,
    // A test that a helper has made is called from a file that the runner does not tell.
    file: /\.test\.\w+$/.test(source ?? '') ? source : undefined,
    message: inSources(cause?.stack ?? String(cause ?? details.error.message)),
  };
};

/** The runner tells of each file as of a test that is called by its path. */
const isFile = (data) => typeof data?.name === 'string' && resolve(data.name) === data.file;

/** Tells of each test of node's own runner (`--test-reporter`), and how many of the files are done. */
export default async function* nodeReporter(source) {
  let all = 0;
  let done = 0;
  for await (const { type, data } of source) {
    if (type === 'test:enqueue' && isFile(data)) all += 1;
    if (type === 'test:complete' && isFile(data)) {
      done += 1;
      yield toRecord({ done, all, of: 'files' });
    }
    if (data?.details?.type === 'suite' || data?.skip !== undefined || data?.todo !== undefined) continue;
    if (type === 'test:pass') yield toRecord({ ok: true });
    if (type === 'test:fail') yield toRecord(toTold(data));
  }
}
