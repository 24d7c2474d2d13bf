// The process that draws pages of PDFs (createPictures.ts).
import { workOn } from '../process/workOn';
import { drawPage } from './drawPage';

workOn(drawPage);
