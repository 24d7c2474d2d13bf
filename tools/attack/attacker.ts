// The process of the one who attacks: apart from the second person, whose figures it would spoil. It takes one task after the other.
import { enterArena } from './arena';
import { allAttacks } from './attacks/all';

/** Which attacks, all at once, again and again for so many milliseconds. */
export interface Task {
  names: string[];
  milliseconds: number;
}

/** How often each answer came. */
export type Tally = [answer: string | number, count: number][];

const arena = await enterArena(Number(process.argv[2]));

const carryOut = async ({ names, milliseconds }: Task): Promise<Tally> => {
  const end = performance.now() + milliseconds;
  const again = async (run: (typeof allAttacks)[number]['run']) => {
    do await run(arena).catch((error: unknown) => arena.note(String(error).slice(0, 60)));
    while (performance.now() < end);
  };
  arena.takeTally();
  await Promise.all(allAttacks.filter(({ name }) => names.includes(name)).map(({ run }) => again(run)));
  return [...arena.takeTally()];
};

// What the portal cuts off breaks in many ways.
process.on('uncaughtException', () => arena.note('broken'));
process.on('message', (task: Task) => void carryOut(task).then((tally) => process.send?.(tally)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
