import { fork } from 'node:child_process';
import { once } from 'node:events';

import type { Tally, Task } from './attacker';

/** Starts the process of the one who attacks the portal on this port of this machine. */
export const startAttacker = async (port: number) => {
  const child = fork(new URL('attacker.ts', import.meta.url), [String(port)], {
    execArgv: ['--import', 'tsx'],
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The attacker has ended')));
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  /** Carries a task out. @returns how often each answer came */
  const attack = async (task: Task): Promise<Tally> => {
    child.send(task);
    const [tally] = (await Promise.race([once(child, 'message'), ended])) as [Tally];
    return tally;
  };
  return { attack, end: () => child.disconnect() };
};
