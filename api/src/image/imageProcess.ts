import { type ChildProcess, fork } from 'node:child_process';

import type { ImageJob, ImageOutcome } from './imageJob';
import { oneAtATime } from './oneAtATime';

/** Milliseconds after which a process without work ends, and gives back its memory. */
const idle = 10_000;

/** Milliseconds that one image may take. */
const patience = 60_000;

/** Beside this file: as it is written, or as it is bundled. */
const program = new URL(
  import.meta.url.endsWith('.ts') ? './imageWorker.ts' : './imageWorker.js',
  import.meta.url,
);

const start = (): ChildProcess => {
  // Of what the threads of the C library keep for themselves, one share is enough.
  const worker = fork(program, { env: { ...process.env, MALLOC_ARENA_MAX: '1' }, stdio: 'inherit' });
  // The server does not wait for it when it stops.
  worker.unref();
  worker.channel?.unref();
  return worker;
};

/** Hands a job over; what ends without an answer was an image that nobody should draw. */
const ask = (worker: ChildProcess, job: ImageJob): Promise<ImageOutcome> =>
  new Promise((resolve) => {
    const end = (outcome: ImageOutcome) => {
      clearTimeout(timer);
      worker.removeAllListeners();
      resolve(outcome);
    };
    const fail = () => end({ problem: 'unreadable' });
    const timer = setTimeout(() => worker.kill('SIGKILL'), patience);
    worker.once('message', (outcome) => end(outcome as ImageOutcome));
    worker.once('exit', fail);
    worker.once('error', fail);
    worker.send(job);
  });

const createImageProcess = () => {
  const queue = oneAtATime();
  let worker: ChildProcess | undefined;
  let ending: NodeJS.Timeout | undefined;
  return (job: ImageJob): Promise<ImageOutcome> =>
    queue(async () => {
      clearTimeout(ending);
      if (!worker?.connected) worker = start();
      const outcome = await ask(worker, job);
      ending = setTimeout(() => worker?.kill(), idle).unref();
      return outcome;
    });
};

/**
 * Draws an image in a process of its own, one at a time: what a decoder needs of memory, and what a broken or evil image does to it, is not the
 * server's.
 */
export const askImageProcess = createImageProcess();
