import { availableParallelism } from 'node:os';

/** Two million steps of a calculation that nothing can leave out. */
const calculate = () => {
  let sum = 0;
  for (let at = 0; at < 2_000_000; at += 1) sum = (sum + at * at) % 1_000_003;
  return sum;
};

/** More numbers than the processor's own caches hold: 64 MB, each of which leads to another, far off. */
const count = 2 ** 24;
const reads = 300_000;

/**
 * Reads one after the other, none of which can begin before the one before it has come from memory.
 * @returns where it has ended; the next one begins there, as what has been read lies in the processor's caches
 */
const walk = (numbers, from) => {
  let place = from;
  for (let at = 0; at < reads; at += 1) place = (numbers[place] + at) % count;
  return place;
};

const timed = (work) => {
  const started = performance.now();
  work();
  return performance.now() - started;
};

const best = (work) => Math.min(timed(work), timed(work), timed(work));

const readTime = () => {
  const numbers = new Int32Array(count);
  for (let at = 0; at < count; at += 1) numbers[at] = (at * 7919 + 12345) % count;
  let place = 0;
  return Math.round((best(() => (place = walk(numbers, place))) / reads) * 1e6);
};

/**
 * How quick the machine is at this moment, to hold the times of two runs against each other: the best of three. Runs were
 * slower where the calculation was not: memory may be slow alone.
 */
export const machineNow = () =>
  `${availableParallelism()} cores, a fixed calculation in ${Math.round(best(calculate))} ms, a read from memory in ${readTime()} ns`;
