import type { ByteRange } from '../file/fileStore';

/**
 * The bytes that a `Range` header asks for; undefined when the whole is to be answered: without the header, and for what we do not split
 * (several ranges, other units), as RFC 9110 lets us.
 */
export const readRange = (
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
};
