import { Readable } from 'node:stream';

import { type Progress, progressHeaders } from '@byggtun/shared/contract/progress';
import type { FastifyReply } from 'fastify';

/** A file that is made while it is sent. */
export interface StreamAnswer {
  /** Read no faster than the caller takes it; left off when the caller goes away. */
  content: AsyncIterable<Uint8Array>;
  /** What it is called when it is saved. */
  name: string;
  /** What it will hold. */
  total: Progress['total'];
  /** In about how many bytes. */
  expectedBytes: number;
}

/** Answers a file to be saved, while it is made. What goes wrong on the way breaks the connection off, so that no half file is kept. */
export const sendStream = (
  reply: FastifyReply,
  mediaType: string,
  { content, name, total, expectedBytes }: StreamAnswer,
): FastifyReply =>
  reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header(progressHeaders.total, total)
    .header(progressHeaders.bytes, Math.round(expectedBytes))
    .type(mediaType)
    .send(Readable.from(content, { objectMode: false }));
