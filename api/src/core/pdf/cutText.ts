import type { Paper } from './paper';

/**
 * Cuts a text where a height ends (points, in the font that is set), between two words where there are some.
 * @returns what stands above, and the rest
 */
export const cutText = (
  paper: Paper,
  text: string,
  { width, height }: { width: number; height: number },
): readonly [above: string, rest: string] => {
  const fits = (end: number) => paper.heightOfString(text.slice(0, end), { width }) <= height;
  if (fits(text.length)) return [text, ''];
  // A letter at the least, or it would never end.
  let [low, high] = [1, text.length];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle;
  }
  const gap = text.slice(0, low + 1).search(/\s\S*$/);
  const end = gap > 0 ? gap : low;
  return [text.slice(0, end), text.slice(end).trimStart()];
};
