import { parseArgs } from 'node:util';

import { ReleaseProblem } from '@byggtun/api/release/store/ReleaseProblem';
import { type Rollout, rollout } from '@byggtun/shared/contract/rollout';

const known = {
  percent: { type: 'string' },
  role: { type: 'string' },
  company: { type: 'string' },
  upload: { type: 'boolean' },
  by: { type: 'string' },
  to: { type: 'string' },
  at: { type: 'string' },
} as const;

/** What was written behind the command. */
export interface Options {
  /** The command's words that are no options. */
  words: string[];
  /** Who gets it, when not everyone. */
  rollout: Rollout | undefined;
  /** Brings it to the store and leaves what is live alone. */
  upload: boolean;
  by: string | undefined;
  to: string | undefined;
  at: string | undefined;
}

/** @throws ReleaseProblem when more than one rule is given, or one that is none */
const readRollout = ({
  percent,
  role,
  company,
}: Record<'percent' | 'role' | 'company', string | undefined>) => {
  const given = [
    ...(percent === undefined ? [] : [{ percent: Number(percent) }]),
    ...(role === undefined ? [] : [{ role }]),
    ...(company === undefined ? [] : [{ company }]),
  ];
  if (given.length === 0) return undefined;
  const { data } = rollout.safeParse(given[0]);
  if (!data || given.length > 1)
    throw new ReleaseProblem('Velg én av --percent 1–100, --role <rolle> og --company <navn eller id>.');
  return data;
};

/** Reads the command line. @throws ReleaseProblem for what is not understood */
export const readOptions = (line: string[]): Options => {
  try {
    const { values, positionals } = parseArgs({ args: line, options: known, allowPositionals: true });
    const { percent, role, company, upload = false, by, to, at } = values;
    return { words: positionals, rollout: readRollout({ percent, role, company }), upload, by, to, at };
  } catch (error) {
    if (error instanceof ReleaseProblem) throw error;
    const names = Object.keys(known).map((name) => `--${name}`);
    throw new ReleaseProblem(`Forsto ikke «${line.join(' ')}». Valgene er ${names.join(', ')}.`);
  }
};
