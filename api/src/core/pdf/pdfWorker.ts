// The process that draws documents (createPrinting.ts).
import { workOn } from '../process/workOn';
import { writePdf } from './writePdf';

workOn(writePdf);
