import { validityOf } from '@byggtun/shared/contract/validity';
import { today } from '@byggtun/shared/text/date';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

const daysText = (days: number) => {
  if (days === 0) return 'Siste dag i dag';
  return days === 1 ? '1 dag igjen' : `${days} dager igjen`;
};

/** Whether a card or a course still holds, as colour and icon and word. @param lastDay `YYYY-MM-DD` */
export function ValidityChip({ lastDay, expired }: { lastDay: string; expired: string }) {
  const { kind, daysLeft } = validityOf(lastDay, today());
  if (kind === 'expired') return <StatusChip color="error" text={expired} />;
  return <StatusChip color={kind === 'soon' ? 'warning' : 'success'} text={daysText(daysLeft)} />;
}
