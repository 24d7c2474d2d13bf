import { type PictureSize, pictureWidths } from '@byggtun/shared/contract/pagePicture';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';

import type { FileStore } from '../file/fileStore';
import { createFairQueue } from '../limit/createFairQueue';
import { inTurn } from '../limit/inTurn';
import type { Limits } from '../limit/limits';
import { createWorkProcess } from '../process/createWorkProcess';
import { JobError } from '../process/JobError';
import type { PictureJob } from './pictureJob';

/** Memory of the process, megabytes: a PDF of 100 MB, and a picture of 16 megapixels in the three forms that it has on its way. */
const megabytes = 900;

/** Milliseconds for which a page that could not be drawn is not tried again. */
const forgetAfter = 600_000;

/** Draws the first pages of PDFs. */
export interface Pictures {
  /**
   * Bytes of the picture of a file's first page, the part `page-<size>` of its key: the one that lies there, or one that is made now, in the
   * person's turn. Undefined when none can be made.
   * @throws Refusal 429 and 503 as `inTurn`
   */
  bytesOf: (personId: number, key: string, size: PictureSize) => Promise<number | undefined>;
}

interface Server {
  files: FileStore;
  limits: Limits;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Has first pages drawn in a process of its own, one at a time, within limits of time and memory; each picture is kept beside its file. */
export const createPictures = ({ files, limits, log }: Server): Pictures => {
  const ask = createWorkProcess<PictureJob, void>(import.meta.url, 'pictureWorker', { megabytes });
  const queue = createFairQueue({ perKey: 1, total: 1, waiting: limits.of.picturesWaiting });
  const turns = { queue, full: 'picturesWaiting', late: 'pictureWaitSeconds' } as const;
  const failed = new LRUCache<string, true>({ max: 1000, ttl: forgetAfter });
  const timeout = limits.of.pictureSeconds * 1000;

  const make = async (key: string, size: PictureSize) => {
    const width = pictureWidths[size];
    try {
      await files.withContent(key, (from) =>
        files.put(key, `page-${size}`, (to) => ask({ from, to, width }, timeout)),
      );
    } catch (error) {
      if (!(error instanceof JobError)) throw error;
      log.warn({ why: error.why, key, size }, 'no picture was made of a page');
      failed.set(`${key} ${size}`, true);
    }
  };
  return {
    bytesOf: async (personId, key, size) => {
      const find = () => files.sizeOf(key, `page-${size}`);
      const isFailed = () => failed.has(`${key} ${size}`);
      const found = await find();
      if (found !== undefined || isFailed()) return found;
      return inTurn(limits, turns, String(personId), async () => {
        // Somebody else may have asked for it first.
        if ((await find()) === undefined && !isFailed()) await make(key, size);
        return find();
      });
    },
  };
};
