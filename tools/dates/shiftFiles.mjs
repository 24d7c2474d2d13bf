import sync from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

// Loaded after `shiftProcess.mjs`: a file that is written now is not as old as the clock is ahead, and one that is said to be of a time is.
const shift = Number(process.env.FAKED_CLOCK_SHIFT);
const { stat } = files;
files.stat = async (path, options) => {
  const found = await stat(path, options);
  if (typeof found.mtimeMs === 'number') found.mtimeMs += shift;
  return found;
};
const { utimesSync } = sync;
/** A date, since Node takes a number below 0 for now. @param {Date | number} time a number is seconds */
const unshifted = (time) => new Date((typeof time === 'number' ? time * 1000 : time.getTime()) - shift);
sync.utimesSync = (path, accessed, changed) => utimesSync(path, unshifted(accessed), unshifted(changed));
syncBuiltinESMExports();
