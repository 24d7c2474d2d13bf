import { relative } from 'node:path';

import { root } from '../run/install.mjs';
import { toRecord } from './told.mjs';

const tell = (said) => process.stdout.write(toRecord(said));

const messageOf = ({ message, value, snippet = '' }) => `${message ?? value ?? ''}\n${snippet}`.trimEnd();

/** The file of the first of these attachments that there is. @param {string[]} kinds */
const leftBehind = (attachments, kinds) => {
  const paths = kinds.map((kind) => attachments.find(({ name }) => name === kind)?.path);
  const path = paths.find((one) => one !== undefined);
  return path && relative(root, path);
};

/** Tells of each test of Playwright (`--reporter`), at its last try, of what fails outside of tests, and how many of the tests are done. */
export default class PlaywrightReporter {
  #done = 0;
  #all = 0;

  onBegin(_config, suite) {
    this.#all = suite.allTests().length;
    tell({ done: 0, all: this.#all, of: 'tests' });
  }

  onTestEnd(test, { retry, errors, attachments }) {
    const outcome = test.outcome();
    if (outcome === 'unexpected' && retry < test.retries) return;
    this.#done += 1;
    tell({ done: this.#done, all: this.#all, of: 'tests' });
    if (outcome === 'expected' || outcome === 'flaky') tell({ ok: true });
    if (outcome !== 'unexpected') return;
    const file = relative(root, test.location.file);
    const name = [`${file}:${test.location.line}`, ...test.titlePath().slice(3)].join(' › ');
    const trace = leftBehind(attachments, ['trace', 'screenshot']);
    tell({ ok: false, test: name, file, message: errors.map(messageOf).join('\n'), trace });
  }

  onError(error) {
    tell({ ok: false, test: 'outside of all tests', message: messageOf(error) });
  }

  printsToStdio() {
    return false;
  }
}
