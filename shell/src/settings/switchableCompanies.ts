import type { Profile } from '@byggtun/shared/contract/user';

/** The companies that a person can act for, when there is a choice: never for developer staff (docs/product/sign-in.md#active-company). */
export const switchableCompanies = ({ isByggtun, contactPersonRelations }: Profile) => {
  const active = contactPersonRelations.filter(({ inActive }) => !inActive);
  return isByggtun || active.length < 2 ? [] : active;
};
