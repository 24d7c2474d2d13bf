import { type Company, type ContactPerson, getCompany } from '@byggtun/shared/contract/company';
import { getReadiness } from '@byggtun/shared/contract/readiness';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';

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
  const refreshReadiness = useRefresh(getReadiness);
  // People stand elsewhere on the page too: as the main contact, and with what they lack.
  const refresh = () => {
    void call.mutate().catch(() => undefined);
    refreshReadiness();
  };
  const merge = (part: Company | People) =>
    void call.mutate((before) => before && { ...before, ...part }, { revalidate: false });
  return {
    call,
    takeCompany: (company: Company) => merge(company),
    takePeople: ({ contactPersons, deactivatedContactPersons }: People) => {
      merge({ contactPersons, deactivatedContactPersons });
      refresh();
    },
    refresh,
  };
}

export type CompanyData = ReturnType<typeof useCompany>;
