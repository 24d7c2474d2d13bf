import { scanTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../http/refuse';
import type { ScanOutcome } from './askClamd';
import type { Scanner } from './createScanner';

type Server = Pick<FastifyInstance, 'scanner' | 'log'>;

interface Told {
  /** What is said when the scanner can't be asked now. */
  away: string;
  /** Which file it is, for the log. */
  about: object;
}

/**
 * The one door for files from outside: has one looked at for viruses as it came, before anything else reads it.
 * @param look hands it to the scanner
 * @returns when it was found to have none; null where nothing looks
 * @throws Refusal 400 when it has one or is more than the scanner takes, 503 when the scanner can't be asked now
 */
export const requireClean = async (
  { scanner, log }: Server,
  look: (scan: Scanner['scan']) => Promise<ScanOutcome>,
  { away, about }: Told,
): Promise<Date | null> => {
  if (!scanner) return null;
  const outcome = await look(scanner.scan).catch((error: unknown) => {
    log.error({ err: error }, 'the virus scanner could not be asked');
    throw refuse.unavailable(away);
  });
  if (outcome.kind === 'clean') return new Date();
  log.warn({ outcome, ...about }, 'an upload was refused by the virus scanner');
  throw refuse.rule(scanTexts[outcome.kind]);
};
