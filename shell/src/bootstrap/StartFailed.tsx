import { useEffect, useEffectEvent } from 'react';

import { isKioskDevice } from './isKioskDevice';

/** Milliseconds after which a kiosk tries again by itself: nobody may be there to press the button. */
const kioskPause = 5_000;

/** When the configuration, the sign-in or the registry of areas can't be had: says so, and tries again without a reload. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isKioskDevice()) return undefined;
    // A try that fails at once never takes this page away.
    const timer = setInterval(() => retry(), kioskPause);
    return () => clearInterval(timer);
  }, []);

  return (
    <main className="bt-start">
      <div className="bt-start-card" role="alert">
        <h1>Byggtun kunne ikke starte</h1>
        <p>Ikke kontakt med server. Sjekk nettverket og prøv igjen.</p>
        <button type="button" onClick={onRetry}>
          Prøv igjen
        </button>
      </div>
    </main>
  );
}
