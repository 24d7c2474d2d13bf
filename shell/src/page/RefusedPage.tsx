import { Logo } from './Logo';

interface RefusedPageProps {
  /** The server's sentence. */
  message: string;
  onSignOut: () => void;
}

/** Signed in at the provider, but not somebody whom Byggtun knows: says why, and offers another sign-in. */
export function RefusedPage({ message, onSignOut }: RefusedPageProps) {
  return (
    <main className="bt-start">
      <div className="bt-start-card">
        <Logo large />
        <h1>Du har ikke tilgang</h1>
        <p role="alert">{message}</p>
        <button type="button" className="bt-start-button" onClick={onSignOut}>
          Logg inn som en annen
        </button>
      </div>
    </main>
  );
}
