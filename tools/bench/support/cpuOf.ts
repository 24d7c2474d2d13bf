import { readFileSync } from 'node:fs';

/** Ticks of a second in which the kernel counts. */
const perSecond = 100;

/** Seconds of CPU that processes have taken since they began, from the kernel; those that have ended count nothing. */
export const cpuOf = (pids: readonly number[]): number =>
  pids
    .map((pid) => {
      try {
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ');
        return (Number(fields[11]) + Number(fields[12])) / perSecond;
      } catch {
        return 0;
      }
    })
    .reduce((sum, one) => sum + one, 0);
