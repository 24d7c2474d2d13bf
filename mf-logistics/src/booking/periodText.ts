import type { BookingPeriod } from '@byggtun/shared/contract/bookingRules';
import { formatDate } from '@byggtun/shared/text/date';

/** A stay as lists write it, '25.11.2026 ~ 28.11.2026'. */
export const periodText = ({ fromDate, toDate }: BookingPeriod): string =>
  `${formatDate(fromDate)} ~ ${formatDate(toDate)}`;
