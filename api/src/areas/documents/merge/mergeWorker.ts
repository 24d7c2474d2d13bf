// The process that merges PDFs (createMerging.ts).
import { workOn } from '../../../core/process/workOn';
import { mergeFiles } from './mergeFiles';

workOn(mergeFiles);
