/** A point of the working day, so many minutes after it begins. */
export const instantOf = (day: string, minutes: number): Date =>
  new Date(Date.parse(`${day}T07:30:00+01:00`) + minutes * 60_000);
