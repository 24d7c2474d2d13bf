import { createWorkProcess } from '../process/createWorkProcess';
import type { ImageJob, ImageOutcome } from './imageJob';

const ask = createWorkProcess<ImageJob, ImageOutcome>(import.meta.url, 'imageWorker');

/**
 * Draws an image in a process of its own, one at a time: what a decoder needs of memory, and what a broken or evil image does to it, is not the
 * server's. What ends the process was an image that nobody should draw.
 */
export const askImageProcess = (job: ImageJob): Promise<ImageOutcome> =>
  ask(job).catch(() => ({ problem: 'unreadable' }));
