/** Letters of the Latin alphabets, digits and signs, each of which is one character to a reader; whatever may join others is not here. */
const simple = /^[\n\x20-\x7e\xa1-\xac\xae-\u02ff]*$/;

/** Every step of a segmenter copies all of its text, so it is given this much (UTF-16 units) at a time. */
const windowSize = 128;

/** The first half of a pair, whose second half is in the next window: alone it would join nothing. */
const cutPair = /[\ud800-\udbff]$/;

let segmenter: Intl.Segmenter | undefined;

/**
 * How many visible characters a text has, counted as a reader does: an emoji or 'å' is one. Spaces around it do not count.
 * @param most the counting stops here: a longer text counts as so many
 */
export const visibleLength = (text: string, most: number): number => {
  const counted = text.trim();
  if (simple.test(counted)) return Math.min(counted.length, most);
  segmenter ??= new Intl.Segmenter('nb');
  let count = 0;
  let from = 0;
  let size = windowSize;
  while (from < counted.length && count < most) {
    const window = counted.slice(from, from + size).replace(cutPair, '');
    const isLast = from + size >= counted.length;
    // The last one of a window may go on behind it, so it begins the next.
    let begun: number | undefined;
    for (const { index } of segmenter.segment(window)) {
      if (begun !== undefined) count += 1;
      begun = index;
      if (count >= most) return most;
    }
    if (isLast) return count + 1;
    from += begun ?? 0;
    size = begun ? windowSize : size * 2;
  }
  return count;
};
