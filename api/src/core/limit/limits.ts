import type { FastifyBaseLogger } from 'fastify';

import { Refusal } from '../http/refuse';
import { type LimitName, limitNames, type LimitValues } from './limitTable';

/** The limits of this instance, and who has met them. */
export interface Limits {
  /** The figure of each. */
  of: LimitValues;
  /** The refusal 429 of somebody who asks for too much, counted; `seconds`: when to come again. */
  tooMany: (name: LimitName, seconds?: number) => Refusal;
  /** The refusal 503 when there is no room for anybody right now, counted. */
  busy: (name: LimitName) => Refusal;
  /** Counts what was turned away without an answer of its own (a closed connection). */
  met: (name: LimitName) => void;
  /** How often each limit was met since the start. */
  counts: () => Readonly<Partial<Record<LimitName, number>>>;
}

/** Milliseconds in which a limit that is met again is not logged again. */
const quiet = 60_000;

const texts = {
  tooMany: (seconds: number) =>
    `Du har bedt om for mye på én gang. Vent ${seconds} ${seconds === 1 ? 'sekund' : 'sekunder'} og prøv igjen.`,
  busy: 'Portalen har mye å gjøre akkurat nå. Vent litt og prøv igjen.',
} as const;

/** Makes the refusals of the limits, counts them, and tells operators in the log: at once, then once a minute with how often. */
export const createLimits = (of: LimitValues, log: Pick<FastifyBaseLogger, 'warn'>): Limits => {
  const counted = new Map<LimitName, { total: number; told: number; toldAt: number }>();

  const met = (name: LimitName) => {
    const known = counted.get(name) ?? { total: 0, told: 0, toldAt: -Infinity };
    counted.set(name, known);
    known.total += 1;
    if (performance.now() - known.toldAt < quiet) return;
    log.warn({ limit: name, value: of[name], times: known.total - known.told }, 'a limit was met');
    known.told = known.total;
    known.toldAt = performance.now();
  };
  const refusal = (name: LimitName, status: number, code: string, text: string, seconds: number) => {
    met(name);
    return new Refusal(status, code, text, { headers: { 'retry-after': String(seconds) } });
  };
  return {
    of,
    met,
    tooMany: (name, seconds = 5) => refusal(name, 429, 'tooMany', texts.tooMany(seconds), seconds),
    busy: (name) => refusal(name, 503, 'busy', texts.busy, 5),
    counts: () =>
      Object.fromEntries(
        limitNames.flatMap((name) => {
          const known = counted.get(name);
          return known ? [[name, known.total]] : [];
        }),
      ),
  };
};
