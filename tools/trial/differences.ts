import { isDeepStrictEqual } from 'node:util';

type Named = Readonly<Record<string, unknown>>;

/** A few letters of a value. */
const short = (value: unknown) => String(JSON.stringify(value)).slice(0, 200);

/** How many there are by name, and a line for each that is not the same. */
export const differences = (before: Named, after: Named): { total: number; found: string[] } => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const found = names
    .filter((name) => !isDeepStrictEqual(before[name], after[name]))
    .map((name) => `${name}: ${short(before[name])} → ${short(after[name])}`);
  return { total: names.length, found };
};
