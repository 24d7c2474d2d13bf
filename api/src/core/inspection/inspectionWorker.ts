// The process that looks into files from outside and draws images of them (createInspection.ts): nothing else of the server ever parses them.
import { drawImage } from '../image/drawImage';
import { drawPhoto } from '../image/drawPhoto';
import { workOn } from '../process/workOn';
import type { FileJob } from './fileJob';
import { sniffFile } from './sniffFile';

workOn((job: FileJob) => {
  if (job.kind === 'sniff') return sniffFile(job);
  return job.kind === 'photo' ? drawPhoto(job) : drawImage(job);
});
