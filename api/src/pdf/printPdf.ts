import { createWorkProcess } from '../process/createWorkProcess';
import type { PdfDocument } from './pdfDocument';

/**
 * Writes a document as PDF (`writePdf`) in a process of its own, one at a time: five thousand lines take more than a second, in which nobody
 * else would be answered, and some 300 MB.
 */
export const printPdf = createWorkProcess<PdfDocument, Buffer>(import.meta.url, 'pdfWorker');
