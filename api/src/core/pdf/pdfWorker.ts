// The process that draws documents (createPrinting.ts).
import { workOn } from '../process/workOn';
import { drawablePictures } from './drawablePictures';
import type { PdfDocument } from './pdfDocument';
import { writePdf } from './writePdf';

// Pictures from outside are read here alone, never by the server itself.
workOn(async (document: PdfDocument) => writePdf(await drawablePictures(document)));
