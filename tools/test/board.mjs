/**
 * @typedef {import('./told.mjs').Told} Told
 * @typedef {import('./told.mjs').Progress} Progress
 */

/** So long nothing is written before a line says what runs. */
const silence = 15_000;
const mostFailures = 30;

const clock = (ms) => {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const indented = (text) => text.replace(/^(?=.)/gm, '      ');

/**
 * Writes what happens while stages run: what starts, each failure once as it comes, what ends, and after 15 s of silence how far the running
 * ones are. A terminal has that in one line at its bottom, written anew with each tick. Only ends of stages count in words: 'passed' and
 * 'failed' are read by those who sum them up.
 * @param {{ stdout?: { write: (text: string) => unknown, isTTY?: boolean, columns?: number }, now?: () => number }} [to]
 */
export function createBoard({ stdout = process.stdout, now = Date.now } = {}) {
  /** @type {Map<string, { started: number, passed: number, failed: number, failures: Told[], progress?: Progress }>} */
  const running = new Map();
  let written = now();

  const howFar = () =>
    [...running]
      .map(([name, { started, passed, failed, progress }]) => {
        const part = progress ? ` ${progress.done}/${progress.all} ${progress.of}` : '';
        const counts = `${passed > 0 ? ` ${passed} ✓` : ''}${failed > 0 ? ` ${failed} ✗` : ''}`;
        return `${name} ${clock(now() - started)}${part}${counts}`;
      })
      .join(' · ');
  const draw = () => {
    if (stdout.isTTY) stdout.write(`\r\x1b[K${`  … ${howFar()}`.slice(0, (stdout.columns ?? 80) - 1)}`);
  };
  const say = (text) => {
    written = now();
    stdout.write(`${stdout.isTTY ? '\r\x1b[K' : ''}${text}\n`);
  };

  return {
    /** @param {string} name */
    start: (name) => {
      running.set(name, { started: now(), passed: 0, failed: 0, failures: [] });
      say(`▸ ${name}`);
    },
    /** @param {string} name @param {Told} told */
    told: (name, told) => {
      const { ok, test, message } = told;
      const stage = running.get(name);
      if (!stage) return;
      stage[ok ? 'passed' : 'failed'] += 1;
      if (!ok) stage.failures.push(told);
      if (!ok && test && stage.failed <= mostFailures)
        say(`  ✗ ${name}: ${test}\n${indented(message ?? '')}`);
    },
    /** @param {string} name @param {Progress} progress */
    progress: (name, progress) => {
      const stage = running.get(name);
      if (stage) stage.progress = progress;
    },
    /** Ends a stage; answers the failures that it has told of. @param {string} name @returns {Told[]} */
    end: (name) => {
      const failures = running.get(name)?.failures ?? [];
      running.delete(name);
      return failures;
    },
    say,
    tick: () => {
      if (running.size === 0) return;
      if (stdout.isTTY) draw();
      else if (now() - written >= silence) say(`  … ${howFar()}`);
    },
  };
}
