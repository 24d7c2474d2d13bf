import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useBelow } from '@byggtun/shared/ui/useMedia';

import { LatePart } from '../loading/LatePart';
import { switchableCompanies } from './switchableCompanies';

const CompanySwitch = lazyPage(() => import('./CompanySwitch').then((part) => part.CompanySwitch));

/** The company switcher of the top bar, on wide screens and for whom there is a choice; its code comes for them alone. */
export function CompanyPlace() {
  const { profile } = usePortal().session;
  const small = useBelow('sm');
  if (small || switchableCompanies(profile).length === 0) return null;
  return (
    <LatePart>
      <CompanySwitch />
    </LatePart>
  );
}
