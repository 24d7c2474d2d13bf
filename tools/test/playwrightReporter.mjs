import { relative } from 'node:path';

import { root } from '../run/install.mjs';
import { toRecord } from './told.mjs';

const tell = (told) => process.stdout.write(toRecord(told));

const messageOf = ({ message, value, snippet = '' }) => `${message ?? value ?? ''}\n${snippet}`.trimEnd();

/** Tells of each test of Playwright (`--reporter`), at its last try, and of what fails outside of tests. */
export default class PlaywrightReporter {
  onTestEnd(test, { retry, errors, attachments }) {
    const outcome = test.outcome();
    if (outcome === 'expected' || outcome === 'flaky') tell({ ok: true });
    if (outcome !== 'unexpected' || retry < test.retries) return;
    const file = relative(root, test.location.file);
    const name = [`${file}:${test.location.line}`, ...test.titlePath().slice(3)].join(' › ');
    const recorded = attachments.find((one) => one.name === 'trace')?.path;
    const trace = recorded && relative(root, recorded);
    tell({ ok: false, test: name, file, message: errors.map(messageOf).join('\n'), trace });
  }

  onError(error) {
    tell({ ok: false, test: 'outside of all tests', message: messageOf(error) });
  }

  printsToStdio() {
    return false;
  }
}
