import { getProfile, type Profile, profile as profileSchema } from '@byggtun/shared/contract/user';
import { call } from '@byggtun/shared/http/call';
import { callKey } from '@byggtun/shared/portal/callKey';
import { useEffect, useEffectEvent } from 'react';
import useSWR from 'swr';

import type { ProfileSource, ProfileState } from './watchProfile';

const fits = (answer: unknown) => profileSchema.safeParse(answer).success;

/** Asked only by whoever has changed something of it. */
const onlyWhenAsked = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/**
 * Takes in what a page has fetched or changed of the profile: the frame shows the same person as the page. It asks for nothing by itself,
 * but it has to be able to: SWR fetches anew by the first hook of a key, and the frame's stands before every page's.
 * What is no profile stays the fault of the page that asked, and the frame stands.
 */
export function useFollowedProfile(
  state: ProfileState,
  { signIn, apiBase }: Pick<ProfileSource, 'signIn' | 'apiBase'>,
): void {
  const fetchProfile = () => call({ base: apiBase, getToken: signIn.getToken }, getProfile, {});
  const { data } = useSWR<Profile>(callKey(getProfile, {}), fetchProfile, onlyWhenAsked);
  const take = useEffectEvent((profile: Profile) => {
    if (state.kind === 'known') state.update(profile);
  });
  useEffect(() => {
    if (data && fits(data)) take(data);
  }, [data]);
}
