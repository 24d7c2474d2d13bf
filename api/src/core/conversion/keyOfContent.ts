import { createHash } from 'node:crypto';

/** Another one when PDFs are made otherwise, so that those of before are not shown any more. */
const generation = 1;

/** The key in the file store of what is made of bytes with this digest: equal bytes have one, whosever they are. */
export const keyOfContent = (sha256: string): string => {
  const hex = createHash('sha256').update(`pdf ${generation} ${sha256}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
