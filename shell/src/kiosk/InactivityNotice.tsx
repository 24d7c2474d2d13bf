import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { SignIn } from '../session/signInPart';
import { timeWindow } from '../timeRegistration/timeWindow';
import { TouchDialog } from '../touch/TouchDialog';
import { watchInactivity } from './watchInactivity';

/** Milliseconds for which the notice can be read; then the person is signed out whether or not somebody is there. */
const readFor = 10_000;

/** While somebody is signed in on a kiosk: after the silence it covers the page, and signs out (docs/product/kiosk.md#inactivity). */
export function InactivityNotice({ signIn }: { signIn: SignIn }) {
  const [gone, setGone] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const watch = watchInactivity(() => {
      timeWindow.close();
      setGone(true);
    });
    const end = timeWindow.onOpen(watch.allowTimeRegistration);
    // A page that goes, by a reload too, can't close it later.
    window.addEventListener('pagehide', timeWindow.close);
    return () => {
      watch.stop();
      end();
      window.removeEventListener('pagehide', timeWindow.close);
    };
  }, []);

  const leave = useEffectEvent(() => void signIn.end());
  useEffect(() => {
    if (!gone) return undefined;
    const timer = setTimeout(() => leave(), readFor);
    return () => clearTimeout(timer);
  }, [gone]);

  if (!gone) return null;
  // The button does not close it: the page below would be seen until the sign-out has taken it away.
  return (
    <TouchDialog title="Inaktiv bruker" covering dialog={dialog} onClosed={() => void signIn.end()}>
      <p>Bruker blir logget ut</p>
      <button type="button" className="bt-start-button" onClick={() => void signIn.end()}>
        Til innlogging
      </button>
    </TouchDialog>
  );
}
