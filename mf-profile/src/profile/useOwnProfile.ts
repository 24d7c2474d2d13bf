import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';

/** The own profile: what the session knows at once, then what the server says now; `take` takes in what a save has answered. */
export function useOwnProfile() {
  const { session } = usePortal();
  const { data, error, isValidating, mutate } = useCall(getProfile, {}, { quiet: true });
  return {
    profile: data ?? session.profile,
    error,
    isValidating,
    retry: () => void mutate().catch(() => undefined),
    take: (profile: Profile) => void mutate(profile, { revalidate: false }),
  };
}
