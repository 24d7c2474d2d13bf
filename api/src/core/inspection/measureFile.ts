import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import type { Measured } from './fileJob';

/** How many bytes a file has, and which, as a digest; in one reading. */
export const measureFile = async (path: string): Promise<Measured> => {
  const hash = createHash('sha256');
  const content = createReadStream(path);
  await pipeline(content, hash);
  return { size: content.bytesRead, sha256: hash.digest('hex') };
};
