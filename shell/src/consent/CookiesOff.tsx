import './consent.css';

import { paintDocument } from '@byggtun/shared/ui/paintDocument';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';

import { useThemeMode } from '../theme/useThemeMode';

/** All that is drawn while the browser keeps nothing: how to turn cookies on, and a reload (docs/product/sign-in.md#start-page). */
export function CookiesOff({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const theme = useThemeMode();
  useLayoutEffect(() => paintDocument(theme, false), [theme]);
  // Behind it is nothing, so it can't be left by Escape.
  const show = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  useEffect(show, []);

  return (
    <dialog
      ref={dialog}
      className="bt-cookies-off"
      role="alertdialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => event.preventDefault()}
      onClose={show}
    >
      <h1 id={`${id}title`}>Informasjonskapsler er slått av</h1>
      <p id={`${id}text`}>
        Byggtun trenger informasjonskapsler for at du skal kunne logge inn. Tillat dem for dette nettstedet i
        nettleserens innstillinger, og last siden på nytt.
      </p>
      <button type="button" className="bt-start-button" onClick={reload}>
        Last siden på nytt
      </button>
    </dialog>
  );
}
