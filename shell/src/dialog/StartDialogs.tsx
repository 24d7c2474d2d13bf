import { CrashBoundary } from '@byggtun/shared/area/CrashBoundary';
import { lazyPage } from '@byggtun/shared/area/lazyPage';
import { getStart } from '@byggtun/shared/contract/setting';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { today } from '@byggtun/shared/text/date';
import { type ReactNode, useState } from 'react';

import { nextDialog, type StartDialog } from './nextDialog';
import { useDialogTurn } from './useDialogTurn';

const StartHmsCard = lazyPage(() => import('./StartHmsCard').then((dialog) => dialog.StartHmsCard));
const CompetenceDialog = lazyPage(() =>
  import('@byggtun/shared/form/CompetenceDialog').then((dialog) => dialog.CompetenceDialog),
);

interface StartDialogsProps {
  /** The start in a project, which comes before them; null when it is over. */
  start: ReactNode;
}

/** What has been closed since the portal was opened, by profile: the frame goes at `/` and `/404`, and a kiosk has many people. */
const closedBy = new Map<number, StartDialog['kind'][]>();

/**
 * What the portal asks by itself after sign-in, one after the other; a dialog that was closed comes at the next visit. Until
 * it is known that nothing is to be asked, nobody else's dialog opens by itself.
 */
export function StartDialogs({ start }: StartDialogsProps) {
  const { profile } = usePortal().session;
  const [closed, setClosed] = useState(() => closedBy.get(profile.id) ?? []);
  const { data: settings, error } = useCall(getStart, {}, { quiet: true });
  const dialog = settings && nextDialog({ ...settings, profile, today: today(), closed });
  const isKnown = settings !== undefined || error !== undefined;
  const isTurn = useDialogTurn(start !== null || !isKnown || dialog !== undefined);
  if (start !== null) return start;
  if (!dialog || !isTurn) return null;
  const close = () => {
    const now = [...closed, dialog.kind];
    closedBy.set(profile.id, now);
    setClosed(now);
  };
  // One whose code can't be had is not asked today.
  return (
    <CrashBoundary key={dialog.kind} onCrash={close}>
      {dialog.kind === 'hmsCard' ? (
        <StartHmsCard reason={dialog.reason} onClosed={close} />
      ) : (
        <CompetenceDialog onClosed={close} />
      )}
    </CrashBoundary>
  );
}
