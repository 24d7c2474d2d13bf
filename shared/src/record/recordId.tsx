/** The largest id that the contract takes. */
const largest = 2_147_483_647;

/** The id in the address of a case; undefined when no case can have it. */
export const recordId = (text = ''): number | undefined => {
  const id = /^\d{1,10}$/.test(text) ? Number(text) : 0;
  return id >= 1 && id <= largest ? id : undefined;
};
