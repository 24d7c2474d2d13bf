import { CrashBoundary } from '@byggtun/shared/area/CrashBoundary';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { getStart } from '@byggtun/shared/contract/setting';
import type { Profile } from '@byggtun/shared/contract/user';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { today } from '@byggtun/shared/text/date';
import { useState } from 'react';

import { nextDialog, type StartDialog } from './nextDialog';

const HmsCardDialog = lazyPage(() =>
  import('@byggtun/shared/form/HmsCardDialog').then((dialog) => dialog.HmsCardDialog),
);
const CompetenceDialog = lazyPage(() =>
  import('./CompetenceDialog').then((dialog) => dialog.CompetenceDialog),
);

/** The dialogs that open by themselves after sign-in, one after the other; one that was closed comes at the next visit. */
export function StartDialogs({ onProfile }: { onProfile: (profile: Profile) => void }) {
  const { profile } = usePortal().session;
  const [closed, setClosed] = useState<StartDialog['kind'][]>([]);
  // It takes effect when the dialog has gone, or it would go before it has given the focus back.
  const [saved, setSaved] = useState<Profile>();
  const { data: settings } = useCall(getStart, {}, { quiet: true });
  if (!settings) return null;

  const dialog = nextDialog({
    profile,
    noHmsCard: settings.noHmsCard,
    cometanceUpdated: settings.cometanceUpdated,
    today: today(),
    closed,
  });
  if (!dialog) return null;
  const close = () => {
    setClosed((before) => [...before, dialog.kind]);
    if (saved) onProfile(saved);
  };
  // One whose code can't be had is not asked today.
  return (
    <CrashBoundary key={dialog.kind} onCrash={close}>
      {dialog.kind === 'hmsCard' ? (
        <HmsCardDialog reason={dialog.reason} onSaved={setSaved} onClosed={close} />
      ) : (
        <CompetenceDialog onClosed={close} />
      )}
    </CrashBoundary>
  );
}
