import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { callKey } from '@byggtun/shared/portal/callKey';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';

import type { ProfileState } from './watchProfile';

/** Takes in what the page of the profile has fetched or changed: the frame shows the same person as the page. Fetches nothing itself. */
export function useFollowedProfile(state: ProfileState): void {
  const { data } = useSWR<Profile>(callKey(getProfile, {}), null);
  const take = useEffectEvent((profile: Profile) => {
    if (state.kind === 'known') state.update(profile);
  });
  useEffect(() => {
    if (data) take(data);
  }, [data]);
}
