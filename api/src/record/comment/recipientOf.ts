import type { Actor } from '@byggtun/shared/contract/actor';
import { commentTexts } from '@byggtun/shared/contract/commentSave';

import { refuse } from '../../core/http/refuse';

interface Wanted {
  visibleToCustomer?: boolean;
  applicationRecipientType?: 1 | 2 | 3;
}

/**
 * Whom a comment is for. Developer staff choose ("visible to customer" is the same as type 1); what contractors write
 * is always for staff and contractors (docs/product/comments.md#who-reads-it, and the decisions).
 * @param hasCustomer whether the case has a customer who could read it
 * @throws Refusal 400 when it is meant for a customer whom the case does not have
 */
export const recipientOf = (
  { isByggtun }: Actor,
  { visibleToCustomer, applicationRecipientType }: Wanted,
  hasCustomer: boolean,
): 1 | 2 | 3 => {
  if (!isByggtun) return 3;
  const wanted = visibleToCustomer ? 1 : (applicationRecipientType ?? 3);
  if (wanted === 1 && !hasCustomer)
    throw refuse.invalid({ applicationRecipientType: [commentTexts.noCustomer] });
  return wanted;
};
