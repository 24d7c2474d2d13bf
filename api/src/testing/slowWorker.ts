// A work process that takes long to begin, as every one does where the machine has other work.
import { setTimeout as sleep } from 'node:timers/promises';

import { workOn } from '../core/process/workOn';

/** Nothing is asked of it but an answer. */
export type SlowJob = Record<string, never>;

await sleep(2_000);
workOn<SlowJob>(() => Promise.resolve('done'));
