import { getProfile, type Profile, profile as profileSchema } from '@byggtun/shared/contract/user';
import { callKey } from '@byggtun/shared/portal/callKey';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';

import type { ProfileState } from './watchProfile';

const fits = (answer: unknown) => profileSchema.safeParse(answer).success;

/**
 * Takes in what the page of the profile has fetched or changed: the frame shows the same person as the page. Fetches nothing itself.
 * What is no profile stays the fault of the page that asked, and the frame stands.
 */
export function useFollowedProfile(state: ProfileState): void {
  const { data } = useSWR<Profile>(callKey(getProfile, {}), null);
  const take = useEffectEvent((profile: Profile) => {
    if (state.kind === 'known') state.update(profile);
  });
  useEffect(() => {
    if (data && fits(data)) take(data);
  }, [data]);
}
