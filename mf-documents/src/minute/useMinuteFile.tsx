import { type Minute, previewMinute } from '@byggtun/shared/contract/minute';
import { minuteFileName } from '@byggtun/shared/contract/minuteRules';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';
import { saveFile } from '@byggtun/shared/portal/saveFile';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

const loadViewer = () => import('./MinuteViewer').then((viewer) => viewer.MinuteViewer);

/** Fetches the minutes of a meeting as PDF and lets the browser save them; a kiosk, which saves nothing, shows them. */
export function useMinuteFile() {
  const { kiosk } = usePortal();
  const { run } = useCommand(previewMinute, { hideLoader: true });
  const viewer = useDialog(loadViewer, { early: kiosk });
  const [asked, setAsked] = useState<Minute>();
  const [fetching, setFetching] = useState<readonly Minute[]>([]);

  const save = async (minute: Minute) => {
    if (fetching.some(({ id }) => id === minute.id)) return;
    setFetching((before) => [...before, minute]);
    try {
      saveFile(await run({ body: { id: minute.id } }), minuteFileName(minute));
    } catch {
      // It has been told.
    } finally {
      setFetching((before) => before.filter(({ id }) => id !== minute.id));
    }
  };
  const show = (minute: Minute) => {
    setAsked(minute);
    viewer.open();
  };

  return {
    press: (minute: Minute) => (kiosk ? show(minute) : void save(minute)),
    /** Those that are on their way. */
    fetching,
    dialog: viewer.Dialog && asked ? <viewer.Dialog minute={asked} onClosed={viewer.close} /> : null,
  };
}
