import './consent.css';

import { useEffect, useId, useRef, useSyncExternalStore } from 'react';

import { consent } from './consent';

/** The cookie bar (docs/product/sign-in.md#start-page), until it is accepted. Who wants to sign in before that is led to it, and back. */
export function CookieBar() {
  const given = useSyncExternalStore(consent.subscribe, consent.isGiven);
  const asked = useSyncExternalStore(consent.subscribe, consent.timesAsked);
  const button = useRef<HTMLButtonElement>(null);
  const asker = useRef<Element>(null);
  const id = useId();
  useEffect(() => {
    if (asked === 0) return;
    if (document.activeElement !== button.current) asker.current = document.activeElement;
    button.current?.focus();
  }, [asked]);

  if (given) return null;
  const accept = () => {
    consent.give();
    if (asker.current instanceof HTMLElement) asker.current.focus();
  };
  return (
    <section className="bt-cookies" aria-label="Informasjonskapsler">
      <div>
        <p id={id}>
          Byggtun bruker informasjonskapsler bare til innloggingen og det portalen trenger for å virke. Ingen
          sporing.
        </p>
        {asked > 0 && (
          <p key={asked} role="alert">
            Godta informasjonskapsler for å logge inn.
          </p>
        )}
      </div>
      <button ref={button} type="button" className="bt-start-button" aria-describedby={id} onClick={accept}>
        Godta
      </button>
    </section>
  );
}
