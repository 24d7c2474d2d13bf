/** How dates are written everywhere but in lists of cases (docs/product/dates.md#showing-one): DD.MM.YYYY. */
const pageSeparator = '.';

/** How dates are written in lists of complaints and actions and their export (docs/product/dates.md#showing-one): DD-MM-YYYY. */
const caseSeparator = '-';

const zone = 'Europe/Oslo';

/** What is used of Temporal, which not every browser has yet. */
interface ZonedClock {
  Instant: {
    fromEpochMilliseconds: (at: number) => {
      toZonedDateTimeISO: (zone: string) => { toString: () => string };
    };
  };
}
const { Temporal: clock } = globalThis as { Temporal?: ZonedClock };

// Made when the first one is read: a browser reads its table of languages for it, which costs a phone's page 60 ms.
let format: Intl.DateTimeFormat | undefined;
const makeFormat = () =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });

/** Year, month, day, hour and minute of an instant as a clock in Norway shows them. */
function norwegianClock(instant: Date) {
  if (clock) {
    const here = clock.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);
    const [day = '', time = ''] = here.toString().split('T');
    return { day: day.split('-'), time: time.slice(0, 5) };
  }
  format ??= makeFormat();
  const found = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const read = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? '';
  return { day: [read('year'), read('month'), read('day')], time: `${read('hour')}:${read('minute')}` };
}

const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/;

function write(value: string, separator: string): string {
  const plain = dayOnly.exec(value)?.slice(1);
  if (plain) return plain.reverse().join(separator);
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return '';
  return norwegianClock(instant).day.reverse().join(separator);
}

function writeTime(value: string, separator: string): string {
  const instant = new Date(value);
  if (Number.isNaN(instant.getTime())) return '';
  const { day, time } = norwegianClock(instant);
  return `${day.reverse().join(separator)} ${time}`;
}

/** A day (`YYYY-MM-DD`) or instant (ISO) as DD.MM.YYYY in Norwegian time; empty for what is no date. */
export const formatDate = (value: string): string => write(value, pageSeparator);

/** A day or instant as lists of complaints and actions write it, DD-MM-YYYY. */
export const formatCaseDate = (value: string): string => write(value, caseSeparator);

/** An instant (ISO) as DD.MM.YYYY HH:mm in Norwegian time; empty for what is no date. */
export const formatDateTime = (value: string): string => writeTime(value, pageSeparator);

/** An instant as lists of complaints and actions write it, DD-MM-YYYY HH:mm. */
export const formatCaseDateTime = (value: string): string => writeTime(value, caseSeparator);

/** The day that it is in Norway, `YYYY-MM-DD`. */
export const today = (now: Date = new Date()): string => norwegianClock(now).day.join('-');
