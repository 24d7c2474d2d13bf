// The process that draws images (imageProcess.ts): it takes one job after the other, and ends with the server.
import { drawImage } from './drawImage';
import type { ImageJob } from './imageJob';

process.on('message', (job: ImageJob) => {
  void drawImage(job).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit());
