import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

// Loaded after `shiftProcess.mjs`: a file that is written now is not as old as the clock is ahead.
const shift = Number(process.env.FAKED_CLOCK_SHIFT);
const { stat } = files;
files.stat = async (path, options) => {
  const found = await stat(path, options);
  if (typeof found.mtimeMs === 'number') found.mtimeMs += shift;
  return found;
};
syncBuiltinESMExports();
