/** Characters of a process that are always shown. */
const least = 10;

/** How many characters of a process its chip shows, by the width: a card has a line for it, a table a column (docs/product/logistics.md#orders). */
export const processLimit = ({ isPhone, isLarge }: { isPhone: boolean; isLarge: boolean }): number => {
  if (isPhone) return 27;
  return Math.max(least, isLarge ? 17 : 25);
};

/** Characters of a project's title on small screens. */
export const projectLimit = 12;

/** The text, cut after so many characters. */
export const cut = (text: string, limit: number): string =>
  text.length > limit ? `${text.slice(0, limit).trimEnd()}…` : text;
