import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';

/**
 * Whether the person has an HMS card. Who had none when the portal was opened is asked about once more: it may have been
 * registered since, here or on another device.
 */
export function useHasCard(): { hasCard: boolean; onSaved: (profile: Profile) => void } {
  const { hmsCardNumber } = usePortal().session.profile;
  const own = useCall(getProfile, hmsCardNumber ? null : {}, { quiet: true });
  return {
    hasCard: Boolean(hmsCardNumber ?? own.data?.hmsCardNumber),
    onSaved: (profile) => void own.mutate(profile, { revalidate: false }),
  };
}
