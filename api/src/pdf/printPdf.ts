import { createWorkProcess } from '../process/createWorkProcess';
import type { PdfDocument } from './pdfDocument';

/** Lines of tables from which on a document takes its time. */
const longFrom = 300;

const drawer = () => createWorkProcess<PdfDocument, Buffer>(import.meta.url, 'pdfWorker');
const drawShort = drawer();
const drawLong = drawer();

const linesOf = ({ blocks }: PdfDocument) =>
  blocks.reduce((sum, block) => sum + (block.kind === 'table' ? block.rows.length : 0), 0);

/**
 * Writes a document as PDF (`writePdf`) in a process of its own: five thousand lines take more than a second, in which nobody else would
 * be answered, and some 300 MB. Of long ones one is drawn at a time, and no short one waits for them.
 */
export const printPdf = (document: PdfDocument): Promise<Buffer> =>
  linesOf(document) < longFrom ? drawShort(document) : drawLong(document);
