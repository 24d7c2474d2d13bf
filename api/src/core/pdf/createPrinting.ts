import { refuse } from '../http/refuse';
import { createFairQueue } from '../limit/createFairQueue';
import { inTurn } from '../limit/inTurn';
import type { Limits } from '../limit/limits';
import { createWorkProcess } from '../process/createWorkProcess';
import { JobError } from '../process/JobError';
import type { PdfDocument } from './pdfDocument';

/** Lines of tables from which on a document takes its time. */
const longFrom = 300;

/** Memory of each process, megabytes: some three times what 5,000 lines take. */
const megabytes = 1000;

const linesOf = ({ blocks }: PdfDocument) =>
  blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);

/** What the server asks of the processes that draw documents. */
export interface Printing {
  /**
   * Writes a document as PDF (`writePdf`) for a person, in their turn: one at a time of each.
   * @throws Refusal 429 when too many of theirs wait, 503 when it takes too long
   */
  print: (personId: number, document: PdfDocument) => Promise<Buffer>;
}

const orRefused = (error: unknown): never => {
  if (error instanceof JobError && error.why === 'timeout')
    throw refuse.unavailable('Dokumentet tok for lang tid å lage. Begrens det og prøv igjen.');
  throw error;
};

/**
 * Has documents drawn in processes of their own: five thousand lines take more than a second, in which nobody else would be answered, and
 * some 300 MB. Of long ones one is drawn at a time, and no short one waits for them.
 */
export const createPrinting = (limits: Limits): Printing => {
  const drawer = () => {
    const ask = createWorkProcess<PdfDocument, Buffer>(import.meta.url, 'pdfWorker', { megabytes });
    const queue = createFairQueue({ perKey: 1, total: 1, waiting: limits.of.printsWaiting });
    const turns = { queue, full: 'printsWaiting', late: 'printWaitSeconds' } as const;
    return (personId: number, document: PdfDocument) =>
      inTurn(limits, turns, String(personId), () =>
        ask(document, limits.of.printSeconds * 1000).catch(orRefused),
      );
  };
  const drawShort = drawer();
  const drawLong = drawer();
  return {
    print: (personId, document) =>
      linesOf(document) < longFrom ? drawShort(personId, document) : drawLong(personId, document),
  };
};
