import type { Profile } from '@byggtun/shared/contract/user';

/** The companies that a person can act for, when there is a choice: never for developer staff (document 1, section 6). */
export const switchableCompanies = ({ isByggtun, contactPersonRelations }: Profile) => {
  const active = contactPersonRelations.filter(({ inActive }) => !inActive);
  return isByggtun || active.length < 2 ? [] : active;
};
