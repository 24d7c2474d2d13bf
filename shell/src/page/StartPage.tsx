import { Button } from 'antd';
import { useState } from 'react';

import { Logo } from '../frame/Logo';

/** The page before sign-in (document 1, section 2, Startpage). */
export function StartPage({ onSignIn }: { onSignIn: () => Promise<void> }) {
  const [state, setState] = useState<'ready' | 'leaving' | 'failed'>('ready');
  const signIn = async () => {
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
        <Button type="primary" size="large" block loading={state === 'leaving'} onClick={signIn}>
          Logg inn
        </Button>
      </div>
    </main>
  );
}
