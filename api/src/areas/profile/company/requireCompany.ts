import { companyTexts, mayEditCompany } from '@byggtun/shared/contract/companyRules';

import { refuse } from '../../../core/http/refuse';
import type { CurrentUser } from '../../../record/person/currentUser';

/** @throws Refusal 403 for developer staff, who have no company page, 404 for another's company */
export const requireOwnCompany = (user: CurrentUser, companyId: number): void => {
  if (user.isByggtun) throw refuse.forbidden(companyTexts.staff);
  if (user.companyId !== companyId) throw refuse.notFound();
};

/** @throws Refusal as `requireOwnCompany`, and 403 for who is no main contact */
export const requireEditor = (user: CurrentUser, companyId: number): void => {
  requireOwnCompany(user, companyId);
  if (!mayEditCompany(user, companyId)) throw refuse.forbidden(companyTexts.notMain);
};
