// The process that draws documents (printPdf.ts): it takes one after the other, and ends with the server and at one that it can't draw.
import type { PdfDocument } from './pdfDocument';
import { writePdf } from './writePdf';

process.on('message', (document: PdfDocument) => {
  void writePdf(document).then((bytes) => process.send?.(bytes));
});
process.on('disconnect', () => process.exit());
