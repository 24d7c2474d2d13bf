const day = 86_400_000;

/** How many nights lie between two days, `YYYY-MM-DD`; below zero when the second is the earlier. */
export const nightsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / day;
