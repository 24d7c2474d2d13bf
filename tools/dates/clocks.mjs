/**
 * A time at which the tests are run.
 * @typedef {object} Clock
 * @property {string} name its time in Oslo, `YYYY-MM-DD HH:mm`
 * @property {string} at the instant, in ISO 8601, at which every test file begins
 */

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Oslo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** @param {Date} instant @returns {Clock} */
const clockOf = (instant) => ({ name: format.format(instant), at: instant.toISOString() });

const day = 86_400_000;

/** @param {Date} now @param {number} weekday 0 is Sunday */
const nextWeekday = (now, weekday) => {
  const ahead = (weekday - now.getUTCDay() + 7) % 7 || 7;
  return new Date(`${new Date(now.getTime() + ahead * day).toISOString().slice(0, 10)}T12:00:00Z`);
};

/** The last Sunday of a month of 31 days. @param {number} year @param {string} month */
const lastSunday = (year, month) => {
  const last = new Date(`${year}-${month}-31T12:00:00Z`);
  return new Date(last.getTime() - last.getUTCDay() * day).toISOString().slice(0, 10);
};

/** The next such time of a year; years that lack the day are left out. @param {Date} now @param {(year: number) => string} timeOf */
const next = (now, timeOf) => {
  for (let year = now.getUTCFullYear(); ; year += 1) {
    const time = timeOf(year);
    const instant = new Date(time);
    if (instant > now && instant.toISOString().startsWith(time.slice(0, 10))) return instant;
  }
};

/** The twelve at which something has failed before, or would. @param {Date} now @returns {Clock[]} */
export const clocksAfter = (now) =>
  [
    next(now, (year) => `${year}-01-01T12:00:00Z`),
    next(now, (year) => `${year}-02-28T12:00:00Z`),
    next(now, (year) => `${year}-02-29T12:00:00Z`),
    // An hour and a half after the change, on the days of 23 and of 25 hours.
    next(now, (year) => `${lastSunday(year, '03')}T02:30:00Z`),
    next(now, (year) => `${lastSunday(year, '10')}T02:30:00Z`),
    // In Oslo it is July, in UTC June.
    next(now, (year) => `${year}-06-30T22:30:00Z`),
    nextWeekday(now, 6),
    nextWeekday(now, 0),
    // 23:55 and 00:05 in Oslo.
    next(now, (year) => `${year}-01-15T22:55:00Z`),
    next(now, (year) => `${year}-01-15T23:05:00Z`),
    next(now, (year) => `${year}-12-31T12:00:00Z`),
    new Date(Date.UTC(now.getUTCFullYear() + 2, now.getUTCMonth(), now.getUTCDate(), 12)),
  ].map(clockOf);

/**
 * @param {string} text a day, at noon of UTC, or an instant: `2028-02-29`, `2027-12-31T22:59:58Z`
 * @returns {Clock}
 * @throws {Error} with a sentence for whoever typed it
 */
export function readClock(text) {
  const time = text.length === 10 ? `${text}T12:00:00Z` : text;
  const instant = new Date(time);
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(time) && !Number.isNaN(instant.getTime());
  if (!isTime)
    throw new Error(`${text} er ikke et tidspunkt. Skriv det som 2028-02-29 eller 2027-12-31T22:59:58Z.`);
  return clockOf(instant);
}
