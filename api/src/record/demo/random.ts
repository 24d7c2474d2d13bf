/** Numbers that look random and are the same on every machine for the same start. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next: () => number;
  /** A whole number, both ends included. */
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(from: readonly [T, ...T[]]) => T;
}

/** Mulberry32: 32 bits of state are plenty for two thousand cases. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  };
};
