import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

import { listComplaints } from '@byggtun/shared/contract/complaintList';

import { caller } from '../bench/support/callApi';
import { tokenFor } from '../bench/support/tokenFor';

/** What a second person met while something else went on. */
export interface Experience {
  /** Milliseconds of the list. */
  p50: number;
  p95: number;
  worst: number;
  calls: number;
  /** Answers that were none. */
  failed: number;
  /** The server's resident memory at the most, in MB. */
  memory: number;
}

/** Milliseconds between two looks at the list. */
const interval = 40;

const memoryOf = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Somebody of the developer's staff who looks at the list again and again while something else goes on. */
export const createBystander = async (port: number, pid: number) => {
  const origin = `http://localhost:${port}`;
  const ask = caller(origin, await tokenFor(origin, 'kari@byggtun.example'));
  const look = () =>
    ask(listComplaints, { body: { headers: [], page: 1, itemsPerPage: 10, sortBy: '', sortDesc: true } });

  return async (during: () => Promise<unknown>): Promise<Experience> => {
    const spent: number[] = [];
    let failed = 0;
    let memory = memoryOf(pid);
    let isOver = false;
    const watch = async () => {
      // A few looks more than the attack, for what it leaves behind.
      for (let after = 0; after < 10; after += isOver ? 1 : 0) {
        const began = performance.now();
        await look().catch(() => (failed += 1));
        spent.push(performance.now() - began);
        memory = Math.max(memory, memoryOf(pid));
        await sleep(interval);
      }
    };
    const watching = watch();
    await during();
    isOver = true;
    await watching;
    spent.sort((one, other) => one - other);
    const at = (share: number) => spent[Math.floor(spent.length * share)] ?? NaN;
    return { p50: at(0.5), p95: at(0.95), worst: spent.at(-1) ?? NaN, calls: spent.length, failed, memory };
  };
};
