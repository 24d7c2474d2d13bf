import { relative } from 'node:path';

import { root } from '../run/install.mjs';
import { toRecord } from './told.mjs';

/** The API's tests are bundled before they run. @param {string} file */
const sourceOf = (file) => file.replace(/^api\/\.tests-\d+\/(.*)\.js$/, 'api/src/$1.ts');

/** A parent whose subtests failed is counted as the runner does; the subtests have told why. */
const toTold = ({ name, file, details }) => {
  const { cause, failureType } = details.error;
  if (failureType === 'subtestsFailed') return { ok: false };
  const source = file && sourceOf(relative(root, file));
  return {
    ok: false,
    test: source ? `${source} › ${name}` : name,
    file: source,
    message: cause?.stack ?? String(cause ?? details.error.message),
  };
};

/** Tells of each test of node's own runner (`--test-reporter`). */
export default async function* nodeReporter(source) {
  for await (const { type, data } of source) {
    if (data?.details?.type === 'suite' || data?.skip !== undefined || data?.todo !== undefined) continue;
    if (type === 'test:pass') yield toRecord({ ok: true });
    if (type === 'test:fail') yield toRecord(toTold(data));
  }
}
