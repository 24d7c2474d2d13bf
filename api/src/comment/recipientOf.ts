import type { CaseActor } from '@byggtun/shared/contract/complaintRules';

interface Wanted {
  visibleToCustomer?: boolean;
  applicationRecipientType?: 1 | 2 | 3;
}

/**
 * Whom a comment is for. Developer staff choose ("visible to customer" is the same as type 1); what contractors write
 * is always for staff and contractors (document 2, section 6, and the decisions).
 */
export const recipientOf = (
  { isByggtun }: CaseActor,
  { visibleToCustomer, applicationRecipientType }: Wanted,
): 1 | 2 | 3 => {
  if (!isByggtun) return 3;
  return visibleToCustomer ? 1 : (applicationRecipientType ?? 3);
};
