import { type ChildProcess, fork } from 'node:child_process';

import { oneAtATime } from './oneAtATime';

/** Milliseconds after which a process without work ends, and gives back its memory. */
const idle = 10_000;

/** Milliseconds that one job may take. */
const patience = 60_000;

const start = (program: URL): ChildProcess => {
  const worker = fork(program, {
    // Dates and bytes arrive as such.
    serialization: 'advanced',
    // Of what the threads of the C library keep for themselves, one share is enough.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    stdio: 'inherit',
  });
  // The server does not wait for it when it stops.
  worker.unref();
  worker.channel?.unref();
  return worker;
};

/** Hands a job over. */
const ask = <Job extends object, Outcome>(worker: ChildProcess, job: Job): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    worker.send(job);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      settle();
    };
    const fail = () => end(() => reject(new Error('The process ended without an outcome')));
    const timer = setTimeout(() => worker.kill('SIGKILL'), patience);
    worker.once('message', (outcome) => end(() => resolve(outcome as Outcome)));
    worker.once('exit', fail);
    worker.once('error', fail);
  });

/**
 * Has jobs done in a process of its own, one at a time, so that what they need of time and memory is not the server's. The process runs while
 * there is work, and rejects a job on which it ends.
 * @param beside the caller's `import.meta.url`
 * @param name the program beside it, as it is written or as it is bundled: it answers each message with one
 */
export const createWorkProcess = <Job extends object, Outcome>(beside: string, name: string) => {
  const program = new URL(`./${name}${beside.endsWith('.ts') ? '.ts' : '.js'}`, beside);
  const queue = oneAtATime();
  let worker: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;
  return (job: Job): Promise<Outcome> =>
    queue(async () => {
      clearTimeout(ending);
      if (!worker?.connected) worker = start(program);
      try {
        return await ask<Job, Outcome>(worker, job);
      } finally {
        ending = setTimeout(() => worker?.kill(), idle).unref();
      }
    });
};
