import type { ContactPerson } from '@byggtun/shared/contract/company';
import { formatDate } from '@byggtun/shared/text/date';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

const hasPassed = (instant: string) => Date.parse(instant) < Date.now();

/** How far a contact person is on the way in: not invited, invited, accepted (docs/product/company.md#inviting). */
export function InvitationChip({ contactPerson }: { contactPerson: ContactPerson }) {
  const { invitationAccepted, invitedAt, invitedUntil } = contactPerson;
  if (invitationAccepted) return <StatusChip color="success" text="Har tilgang" />;
  if (invitedAt === null) return <StatusChip color="info" text="Ikke invitert" />;
  if (invitedUntil !== null && hasPassed(invitedUntil))
    return <StatusChip color="error" text="Invitasjonen er utløpt" />;
  return <StatusChip color="warning" text={`Invitert ${formatDate(invitedAt)}`} />;
}
