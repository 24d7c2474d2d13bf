import { access, copyFile } from 'node:fs/promises';
import { join } from 'node:path';

import { convertTexts } from '@byggtun/shared/contract/documentTexts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { FileStore } from '../file/fileStore';
import { inWorkFolder } from '../file/workFolder';
import { Refusal, refuse } from '../http/refuse';
import { createFairQueue } from '../limit/createFairQueue';
import { inTurn } from '../limit/inTurn';
import type { Limits } from '../limit/limits';
import type { Settings } from '../settings/settings';
import { ConversionError, type ConversionProblem, type Converter } from './converter';
import { keyOfContent } from './keyOfContent';
import { openConverter } from './openConverter';

/** A file of the store that is to be shown as PDF. */
export interface Convertible {
  buffer_guid: string;
  sha256: string;
  /** What it is, such as 'docx'. */
  extension: string;
}

/** Where the PDF lies in the store, as the part `pdf` of this key, and its bytes. */
export interface Converted {
  key: string;
  size: number;
}

/** Makes PDFs of Word and Excel files. */
export interface Conversion {
  /**
   * The PDF of a file: the one that was made of the same bytes before, or one that is made now, in the person's turn.
   * @throws Refusal 400 when that can't be done here or with this file, 429 and 503 as `inTurn`, 503 when what converts is away
   */
  convert: (personId: number, file: Convertible) => Promise<Converted>;
}

interface Server {
  files: FileStore;
  limits: Limits;
  settings: Pick<Settings, 'converter'>;
  log: FastifyBaseLogger;
}

/** Milliseconds for which a file that could not be converted is not tried again. */
const forgetAfter = 600_000;

const refusalOf = (why: ConversionProblem): Refusal =>
  why === 'away' ? refuse.unavailable(convertTexts.away) : refuse.rule(convertTexts[why]);

/**
 * Has Word and Excel files made into PDF, in processes of their own or by a service, few at a time, each within a limit of time. What has been
 * made is kept in the store by the digest of the bytes; what can't be made is remembered for a while, so that nobody's presses cost it again.
 */
export const createConversion = ({ files, limits, settings, log }: Server): Conversion => {
  const { conversionsAtOnce, conversionsWaiting, conversionSeconds } = limits.of;
  const queue = createFairQueue({ perKey: 1, total: conversionsAtOnce, waiting: conversionsWaiting });
  const turns = { queue, full: 'conversionsWaiting', late: 'conversionWaitSeconds' } as const;
  const failed = new LRUCache<string, ConversionProblem>({ max: 1000, ttl: forgetAfter });
  let opened: Promise<Converter | undefined> | undefined;
  const open = () => (opened ??= openConverter(settings, log));

  const find = async (key: string): Promise<Converted | undefined> => {
    const size = await files.sizeOf(key, 'pdf');
    return size === undefined ? undefined : { key, size };
  };
  const make = async (converter: Converter, key: string, { buffer_guid, extension }: Convertible) => {
    await files.withContent(buffer_guid, (from) =>
      inWorkFolder('convert', async (folder) => {
        await access(from);
        const to = join(folder, 'dokument.pdf');
        await converter({ from, extension, to }, conversionSeconds * 1000);
        await files.put(key, 'pdf', (path) => copyFile(to, path));
      }),
    );
    const made = await find(key);
    if (!made) throw new ConversionError('away');
    return made;
  };
  const orRefused = (key: string) => (error: unknown) => {
    if (!(error instanceof ConversionError)) throw error;
    log.warn({ why: error.why, key }, 'a document was not converted');
    if (error.why !== 'away') failed.set(key, error.why);
    throw refusalOf(error.why);
  };

  return {
    convert: async (personId, file) => {
      const key = keyOfContent(file.sha256);
      const found = await find(key);
      if (found) return found;
      const before = failed.get(key);
      if (before) throw refusalOf(before);
      const converter = await open();
      if (!converter) throw new Refusal(400, 'noConverter', convertTexts.none);
      return inTurn(limits, turns, String(personId), async () => {
        const since = failed.get(key);
        if (since) throw refusalOf(since);
        // Somebody else may have asked for it first.
        return (await find(key)) ?? make(converter, key, file).catch(orRefused(key));
      });
    },
  };
};
