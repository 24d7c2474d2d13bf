import { type ChildProcess, fork } from 'node:child_process';

import { JobError } from './JobError';
import { oneAtATime } from './oneAtATime';
import { workEnvironment } from './workEnvironment';
import type { Answered } from './workOn';

/** Milliseconds after which a process without work ends, and gives back its memory. */
const idle = 10_000;

/** Milliseconds for a process to begin; seconds pass where the machine has other work. */
const beginning = 30_000;

const nothing = () => undefined;

interface Running {
  worker: ChildProcess;
  /** Resolves when it takes jobs, and when it has ended without: what to begin costs is not the job's. */
  begun: Promise<void>;
}

const start = (program: URL, megabytes: number): Running => {
  const worker = fork(program, [String(megabytes)], {
    // Dates and bytes arrive as such.
    serialization: 'advanced',
    env: workEnvironment(process.env),
    execArgv: [...process.execArgv, `--max-old-space-size=${megabytes}`],
    stdio: 'inherit',
  });
  // Whenever it comes, while nobody waits for it too: without a listener it would end the server. What there is to do follows from 'exit'.
  worker.on('error', nothing);
  const begun = new Promise<void>((resolve) => {
    const late = setTimeout(() => worker.kill('SIGKILL'), beginning);
    const settle = () => {
      clearTimeout(late);
      resolve();
    };
    worker.once('message', settle).once('exit', settle).once('error', settle);
  });
  return { worker, begun };
};

/** The server waits for a job, but not for a process without one when it stops. */
const hold = (worker: ChildProcess, isAtWork: boolean): void => {
  const how = isAtWork ? 'ref' : 'unref';
  worker[how]();
  worker.channel?.[how]();
};

/** Hands a job over; ends its process when nobody waits for it any more. */
const ask = <Outcome>(
  worker: ChildProcess,
  job: object,
  timeout: number,
  signal?: AbortSignal,
): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    let isLate = false;
    hold(worker, true);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      hold(worker, false);
      worker.off('message', answered).off('exit', fail).off('error', fail);
      settle();
    };
    const giveUp = () => void worker.kill('SIGKILL');
    const fail = () =>
      end(() => {
        if (signal?.aborted) reject(signal.reason as Error);
        else reject(new JobError(isLate ? 'timeout' : 'ended'));
      });
    const answered = (answer: unknown) => {
      const given = answer as Answered;
      if ('outcome' in given) end(() => resolve(given.outcome as Outcome));
      else fail();
    };
    const timer = setTimeout(() => {
      isLate = true;
      worker.kill('SIGKILL');
    }, timeout);
    signal?.addEventListener('abort', giveUp, { once: true });
    worker.once('message', answered).once('exit', fail).once('error', fail);
    try {
      worker.send(job, (error) => {
        if (error) fail();
      });
    } catch {
      // It can't be written down for another process.
      fail();
    }
  });

/** What one process may take. */
export interface WorkBounds {
  /** Memory of the process, megabytes; it ends when it takes more. */
  megabytes: number;
}

/**
 * Has jobs done in a process of its own, one at a time, so that what they need of time and memory is not the server's. The process runs while
 * there is work; on a job that takes too long, or too much memory, it is ended, and the next one starts another.
 * @param beside the caller's `import.meta.url`
 * @param name the program beside it, as it is written or as it is bundled: it calls `workOn`
 * @returns asks for a job, with the milliseconds that it may take once the process has begun; rejects with `JobError`. With a signal it is
 *   ended, or not begun, when nobody waits for it any more, and rejects with the signal's reason
 */
export const createWorkProcess = <Job extends object, Outcome>(
  beside: string,
  name: string,
  { megabytes }: WorkBounds,
) => {
  const program = new URL(`./${name}${beside.endsWith('.ts') ? '.ts' : '.js'}`, beside);
  const queue = oneAtATime();
  let last: Running | undefined;
  let ending: NodeJS.Timeout | undefined;
  return (job: Job, timeout: number, signal?: AbortSignal): Promise<Outcome> =>
    queue(async () => {
      signal?.throwIfAborted();
      clearTimeout(ending);
      const running = last?.worker.connected && !last.worker.killed ? last : start(program, megabytes);
      last = running;
      const { worker, begun } = running;
      try {
        await begun;
        signal?.throwIfAborted();
        return await ask<Outcome>(worker, job, timeout, signal);
      } catch (error) {
        // It may still be at work on what nobody waits for.
        worker.kill('SIGKILL');
        throw error;
      } finally {
        ending = setTimeout(() => worker.kill(), idle).unref();
      }
    });
};
