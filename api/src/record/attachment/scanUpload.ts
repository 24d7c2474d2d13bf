import { scanTexts } from '@byggtun/shared/contract/attachmentTexts';
import type { FastifyInstance } from 'fastify';

import { refuse } from '../../core/http/refuse';

type Server = Pick<FastifyInstance, 'files' | 'scanner' | 'log'>;

/**
 * Has an upload looked at for viruses as it came, before anything else reads it.
 * @returns when it was found to have none; null where nothing looks
 * @throws Refusal 400 when it has one or is more than the scanner takes, 503 when the scanner can't be asked now
 */
export const scanUpload = async (
  { files, scanner, log }: Server,
  bufferGuid: string,
): Promise<Date | null> => {
  if (!scanner) return null;
  const outcome = await files.withContent(bufferGuid, scanner.scan).catch((error: unknown) => {
    log.error({ err: error }, 'the virus scanner could not be asked');
    throw refuse.unavailable(scanTexts.away);
  });
  if (outcome.kind === 'clean') return new Date();
  log.warn({ outcome, bufferGuid }, 'an upload was refused by the virus scanner');
  throw refuse.rule(scanTexts[outcome.kind]);
};
