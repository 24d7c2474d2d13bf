import { type ReactNode, useState } from 'react';

import { consent } from '../consent/consent';
import { Logo } from './Logo';

interface StartPageProps {
  onSignIn: () => Promise<void>;
  /** What stands below on a kiosk. */
  codes?: ReactNode;
}

/** The page before sign-in (docs/product/sign-in.md#start-page). Drawn without antd, which nobody needs before it. */
export function StartPage({ onSignIn, codes }: StartPageProps) {
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');
  const leaving = state === 'leaving';
  const signIn = async () => {
    if (leaving) return;
    if (!consent.isGiven()) return consent.ask();
    setState('leaving');
    try {
      await onSignIn();
    } catch {
      setState('failed');
    }
  };

  return (
    <main className="bt-start">
      <div className="bt-start-card">
        <Logo large />
        <h1>Velkommen til Byggtun</h1>
        <p>Saker, prosjekter og kontroller for deg som bygger.</p>
        {state === 'failed' && <p role="alert">Innloggingen svarer ikke. Vent litt, og prøv igjen.</p>}
        <button type="button" className="bt-start-button" aria-busy={leaving} onClick={() => void signIn()}>
          Logg inn
        </button>
      </div>
      {codes}
    </main>
  );
}
