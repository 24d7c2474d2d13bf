import { relative } from 'node:path';

import { root } from '../run/install.mjs';
import { atLine, toRecord } from './told.mjs';

const tell = (said) => process.stdout.write(toRecord(said));

/** Tells of each test of Jest (`--reporters`, with `--testLocationInResults`), of each file that could not be run, and how many of the files are done. */
export default class JestReporter {
  #done = 0;

  onRunStart({ numTotalTestSuites: all }) {
    tell({ done: 0, all, of: 'files' });
  }

  onTestCaseResult({ path }, { status, fullName, failureMessages, location }) {
    if (status === 'passed') tell({ ok: true });
    if (status !== 'failed') return;
    const file = relative(root, path);
    const test = `${atLine(file, location?.line)} › ${fullName}`;
    tell({ ok: false, test, file, message: failureMessages.join('\n') });
  }

  onTestResult({ path }, { testExecError, failureMessage }, { numTotalTestSuites: all }) {
    const file = relative(root, path);
    if (testExecError) tell({ ok: false, test: file, file, message: failureMessage ?? '' });
    this.#done += 1;
    tell({ done: this.#done, all, of: 'files' });
  }
}
