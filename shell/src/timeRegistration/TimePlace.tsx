import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { usePortal } from '@byggtun/shared/portal/portal';

import { LatePart } from '../loading/LatePart';

const TimeRegistrationButton = lazyPage(() =>
  import('./TimeRegistrationButton').then((part) => part.TimeRegistrationButton),
);

/** The button for time registration, for developer staff and where the configuration names a system (docs/product/frame.md#header). */
export function TimePlace({ address }: { address: string | undefined }) {
  const { mode } = usePortal().session;
  if (!address || mode !== 'developerStaff') return null;
  return (
    <LatePart>
      <TimeRegistrationButton address={address} />
    </LatePart>
  );
}
