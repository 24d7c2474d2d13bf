import { getProfile, type Profile } from '@byggtun/shared/contract/user';
import { HmsCardDialog } from '@byggtun/shared/form/HmsCardDialog';
import { callKey } from '@byggtun/shared/portal/callKey';
import { type ComponentProps, useState } from 'react';
import { useSWRConfig } from 'swr';

/** The HMS card as the portal asks for it by itself. The page behind it shows what was saved, and the session follows (`useFollowedProfile`). */
export function StartHmsCard({ reason, onClosed }: Omit<ComponentProps<typeof HmsCardDialog>, 'onSaved'>) {
  const { mutate } = useSWRConfig();
  // It takes effect when the dialog has gone, or it would go before it has given the focus back.
  const [saved, setSaved] = useState<Profile>();
  const close = () => {
    if (saved) void mutate(callKey(getProfile, {}), saved, { revalidate: false });
    onClosed();
  };
  return <HmsCardDialog reason={reason} onSaved={setSaved} onClosed={close} />;
}
