import { relative } from 'node:path';

import { root } from '../run/install.mjs';
import { toRecord } from './told.mjs';

const tell = (told) => process.stdout.write(toRecord(told));

/** Tells of each test of Jest (`--reporters`), and of each file that could not be run. */
export default class JestReporter {
  onTestCaseResult({ path }, { status, fullName, failureMessages }) {
    if (status === 'passed') tell({ ok: true });
    if (status !== 'failed') return;
    const file = relative(root, path);
    tell({ ok: false, test: `${file} › ${fullName}`, file, message: failureMessages.join('\n') });
  }

  onTestResult({ path }, { testExecError, failureMessage }) {
    const file = relative(root, path);
    if (testExecError) tell({ ok: false, test: file, file, message: failureMessage ?? '' });
  }
}
