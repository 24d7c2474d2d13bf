import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { cleanFileName } from '@byggtun/shared/contract/cleanFileName';
import { mergeLimit } from '@byggtun/shared/contract/documentCalls';
import { mayMerge } from '@byggtun/shared/contract/documentRules';
import { mergeTexts } from '@byggtun/shared/contract/documentTexts';
import type { FastifyInstance } from 'fastify';

import { makeWorkFolder } from '../../../core/file/workFolder';
import { Refusal, refuse } from '../../../core/http/refuse';
import type { StoredAnswer } from '../../../core/http/sendStored';
import { createFairQueue } from '../../../core/limit/createFairQueue';
import { inTurn } from '../../../core/limit/inTurn';
import { createWorkProcess } from '../../../core/process/createWorkProcess';
import { JobError } from '../../../core/process/JobError';
import type { DocumentFile } from '../revision/findFiles';
import type { MergeJob, MergeOutcome } from './mergeJob';
import { withPaths } from './withPaths';

/** Memory of the process, megabytes: some twice the largest that is merged. */
const megabytes = 1800;

/** Milliseconds that one merge may take. */
const timeout = 120_000;

interface Asked {
  fileName: string;
  skip?: string | undefined;
}

/** Who asks. */
interface Asking {
  personId: number;
  /** Aborted when they leave: the merge is called off, and the next one begins. */
  signal: AbortSignal;
}

interface Merged {
  answer: StoredAnswer;
  /** Takes the merged file away, once it has been sent. */
  remove: () => Promise<void>;
}

const requireMergeable = (files: readonly DocumentFile[]): void => {
  if (!files.every(({ content_type }) => mayMerge({ list: false, applicationType: content_type })))
    throw refuse.rule(mergeTexts.onlyPdf);
  if (files.reduce((sum, { size }) => sum + size, 0) > mergeLimit.bytes)
    throw refuse.rule(mergeTexts.tooLarge);
};

const orRefused = (error: unknown): never => {
  throw error instanceof JobError ? refuse.rule(mergeTexts.tooDemanding) : error;
};

/** The file's name with the extension, whatever it was asked to be called. */
const nameOf = (fileName: string) => cleanFileName(`${fileName.replace(/\.pdf$/i, '')}.pdf`);

/**
 * Merges PDFs in a process of its own, one merge at a time, within limits of time and memory, so that nobody else waits for it.
 * @returns merges files for a person in their turn; rejects with a refusal 400 when that can't be, 429 and 503 as `inTurn`
 */
export const createMerging = ({ files: store, limits }: Pick<FastifyInstance, 'files' | 'limits'>) => {
  const ask = createWorkProcess<MergeJob, MergeOutcome>(import.meta.url, 'mergeWorker', { megabytes });
  const queue = createFairQueue({ perKey: 1, total: 1, waiting: limits.of.printsWaiting });
  const turns = { queue, full: 'printsWaiting', late: 'printWaitSeconds' } as const;
  return async (
    { personId, signal }: Asking,
    files: readonly DocumentFile[],
    { fileName, skip }: Asked,
  ): Promise<Merged> => {
    requireMergeable(files);
    const folder = await makeWorkFolder('merge');
    const remove = () => rm(folder, { recursive: true, force: true });
    const to = join(folder, 'merged.pdf');
    try {
      const guids = files.map(({ buffer_guid }) => buffer_guid);
      const { damaged, size } = await inTurn(
        limits,
        turns,
        String(personId),
        () => withPaths(store, guids, (from) => ask({ from, to, skip: skip !== undefined }, timeout, signal)),
        signal,
      ).catch(orRefused);
      const names = damaged.map((index) => files[index]?.file_name ?? '');
      if (size === 0) throw new Refusal(400, 'damaged', mergeTexts.damaged(names));
      return {
        answer: {
          size,
          mediaType: 'application/pdf',
          name: nameOf(fileName),
          version: randomUUID(),
          save: true,
          open: () => Promise.resolve(createReadStream(to)),
        },
        remove,
      };
    } catch (error) {
      await remove();
      throw error;
    }
  };
};
