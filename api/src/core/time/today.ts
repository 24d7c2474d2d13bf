const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

/** The day that it is in Norway, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => format.format(now);
