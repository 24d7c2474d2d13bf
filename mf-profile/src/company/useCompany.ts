import { type Company, type ContactPerson, getCompany } from '@byggtun/shared/contract/company';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';

import { companyInput } from './companyInput';

/** The people of a company, as each change answers them. */
interface People {
  contactPersons: ContactPerson[];
  deactivatedContactPersons: ContactPerson[];
}

/** The company that the person acts for, and the ways to take in what a save has answered. */
export function useCompany() {
  const { session } = usePortal();
  const call = useCall(getCompany, companyInput(session.profile), { quiet: true });
  const merge = (part: Company | People) =>
    void call.mutate((before) => before && { ...before, ...part }, { revalidate: false });
  return {
    call,
    takeCompany: (company: Company) => merge(company),
    takePeople: ({ contactPersons, deactivatedContactPersons }: People) =>
      merge({ contactPersons, deactivatedContactPersons }),
    refresh: () => void call.mutate().catch(() => undefined),
  };
}

export type CompanyData = ReturnType<typeof useCompany>;
