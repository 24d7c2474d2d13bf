import { counted } from '../text/count';

/** How many a search or a filter has found; empty while that is not known. */
export function foundText(count: number | undefined): string {
  if (count === undefined) return '';
  return count === 0 ? 'Ingen treff' : counted(count, 'treff', 'treff');
}
