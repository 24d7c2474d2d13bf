import { availableParallelism } from 'node:os';

/** Two million steps of a calculation that nothing can leave out. */
const calculate = () => {
  let sum = 0;
  for (let at = 0; at < 2_000_000; at += 1) sum = (sum + at * at) % 1_000_003;
  return sum;
};

const timed = () => {
  const started = performance.now();
  calculate();
  return Math.round(performance.now() - started);
};

/** How quick the machine is at this moment, to hold the times of two runs against each other: the best of three calculations. */
export const machineNow = () =>
  `${availableParallelism()} cores, a fixed calculation in ${Math.min(timed(), timed(), timed())} ms`;
