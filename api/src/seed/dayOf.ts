/** The day so many days after (before, when negative) a day; both `YYYY-MM-DD`. */
export const dayOf = (from: string, days: number): string => {
  const day = new Date(`${from}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};

/** A point of the working day, so many minutes after it begins. */
export const instantOf = (day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T07:30:00+01:00`) + minutes * 60_000);
