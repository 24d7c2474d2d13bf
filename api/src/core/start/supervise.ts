import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

import { serverEnvironment } from './serverEnvironment';

/** How a run of the program ended. */
interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** It had come up. */
  wasReady: boolean;
  /** It was ended because it no longer answered. */
  wasStuck: boolean;
}

interface Supervision {
  /** Sends `ready` when it has come up, and answers each `ping` with a message. */
  program: URL;
  say: (sentence: string) => void;
  /** Milliseconds before it is started again: the first time, doubled each time, at the most. */
  backOff?: { first: number; most: number };
  /** Milliseconds between two questions whether it still answers, and how many of them it may leave without an answer. */
  heartbeat?: { every: number; missed: number };
}

/** Milliseconds after which a run counts as one that went well. */
const calm = 60_000;

const isReady = (message: unknown) => message === 'ready';

const runOnce = (
  { program, heartbeat = { every: 5000, missed: 5 } }: Supervision,
  follow: (child: ChildProcess) => void,
): Promise<Ending> =>
  new Promise((resolve) => {
    const child = fork(program, { stdio: 'inherit', env: serverEnvironment(process.env) });
    let wasReady = false;
    let wasStuck = false;
    let missed = 0;
    // Counted and not timed: a machine that was asleep has not left anything unanswered.
    const pulse = setInterval(() => {
      if (!wasReady || !child.connected) return;
      if (missed >= heartbeat.missed) wasStuck = child.kill('SIGKILL');
      missed += 1;
      child.send('ping', () => undefined);
    }, heartbeat.every);
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      clearInterval(pulse);
      resolve({ code, signal, wasReady, wasStuck });
    };
    child.on('message', (message) => {
      wasReady ||= isReady(message);
      missed = 0;
    });
    child.once('exit', end);
    // Not started at all.
    child.once('error', () => end(1, null));
    follow(child);
  });

const reasonOf = ({ code, signal, wasStuck }: Ending) =>
  wasStuck ? 'svarte ikke lenger' : `stoppet uventet (${signal ?? `kode ${code}`})`;

/**
 * Runs the program, and starts it again whenever it ends without having been asked to: after a pause that grows while it does not stay up.
 * A program that has never come up is not started again: what keeps it from starting stands in its own words.
 * Signals to this process are passed on and end it.
 * @returns the exit code, once it has ended as asked or never came up
 */
export const supervise = async (supervision: Supervision): Promise<number> => {
  const { say, backOff = { first: 500, most: 5000 } } = supervision;
  const stopping = new AbortController();
  let running: ChildProcess | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      stopping.abort();
      running?.kill('SIGTERM');
    });

  let delay = backOff.first;
  let cameUp = false;
  for (;;) {
    const startedAt = performance.now();
    const ending = await runOnce(supervision, (child) => (running = child));
    if (stopping.signal.aborted) return ending.code ?? 1;
    cameUp ||= ending.wasReady;
    if (!cameUp) return ending.code || 1;
    if (performance.now() - startedAt > calm) delay = backOff.first;
    say(`Byggtun ${reasonOf(ending)} og startes igjen.`);
    const isAsked = await sleep(delay, false, { signal: stopping.signal }).catch(() => true);
    if (isAsked) return 0;
    delay = Math.min(delay * 2, backOff.most);
  }
};
