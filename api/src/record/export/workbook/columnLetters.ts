/** The letters of a column, A for 0 and AA for 26. */
export const columnLetters = (index: number): string => {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
};
