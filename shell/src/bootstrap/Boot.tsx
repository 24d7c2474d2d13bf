import { paintDocument } from '@byggtun/shared/ui/paintDocument';
import { useEffect, useLayoutEffect, useState } from 'react';

import { CookieBar } from '../consent/CookieBar';
import { OpenPages } from '../page/OpenPages';
import { useThemeMode } from '../theme/useThemeMode';
import { isKioskDevice } from './isKioskDevice';
import { forgetSignIn, type Opened, opened, signInOf } from './opened';
import { StartFailed } from './StartFailed';

/** Milliseconds after which a kiosk that could not start forgets who is signed in: the watch over who has gone comes with the start. */
const kioskTimeout = 5 * 60_000;

/** From an empty page to the start page or the portal: waits for what they need, and can be tried again without a reload. */
export function Boot({ nonce }: { nonce: string | undefined }) {
  const [all, setAll] = useState<Opened>();
  const [failed, setFailed] = useState(false);
  const theme = useThemeMode();
  const kiosk = all?.config.kiosk ?? isKioskDevice();
  useLayoutEffect(() => paintDocument(theme, kiosk), [theme, kiosk]);

  const open = () => {
    opened(setAll).catch((cause: unknown) => {
      reportError(new Error('The portal could not start', { cause }));
      setFailed(true);
    });
  };
  useEffect(open, []);
  useEffect(() => {
    if (all || !kiosk) return undefined;
    const timer = setTimeout(forgetSignIn, kioskTimeout);
    return () => clearTimeout(timer);
  }, [all, kiosk]);

  const retry = () => {
    setFailed(false);
    open();
  };

  if (failed) return <StartFailed onRetry={retry} />;
  if (!all) return null;
  const { config, kiosk: part, portal } = all;
  const page = portal ? (
    <portal.WithRegistry config={config} kiosk={part} signIn={portal.signIn} nonce={nonce} />
  ) : (
    <OpenPages
      onSignIn={async () => (await signInOf(config)).start()}
      {...(part && {
        kiosk: { codes: <part.KioskCodes publicUrl={config.publicUrl ?? window.location.origin} /> },
      })}
    />
  );
  const gated = part && (
    <part.KioskGate apiBase={config.apiBase}>
      {page}
      {portal && <part.InactivityNotice signIn={portal.signIn} />}
    </part.KioskGate>
  );
  return (
    <>
      {gated ?? page}
      <CookieBar />
    </>
  );
}
