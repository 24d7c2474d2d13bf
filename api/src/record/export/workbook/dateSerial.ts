const day = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

/** A day, `YYYY-MM-DD`, as sheets count it; undefined for what is none, or older than they count. */
export const dateSerial = (text: string): number | undefined => {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (!year) return undefined;
  const serial = (Date.UTC(Number(year), Number(month) - 1, Number(date)) - dayZero) / day;
  // Below it, sheets count a 29 February 1900 that never was.
  return serial > 60 ? serial : undefined;
};
