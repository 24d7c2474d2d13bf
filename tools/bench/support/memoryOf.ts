import { readFileSync } from 'node:fs';

/** Megabytes of memory that a process has resident now, from the kernel. */
export const memoryOf = (pid: number | string): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
