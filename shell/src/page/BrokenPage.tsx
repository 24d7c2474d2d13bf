import { asSentence } from '@byggtun/shared/text/asSentence';

import { Logo } from './Logo';

interface BrokenPageProps {
  /** What went wrong. */
  text: string;
  /** Stands beside the cause in the browser's log. */
  id: string;
  onRetry: () => void;
}

/** Signed in, but the server has a fault, or does not answer: the portal's header stands, and the person is still signed in. */
export function BrokenPage({ text, id, onRetry }: BrokenPageProps) {
  return (
    <>
      <header className="bt-header bt-brand">
        <Logo />
        <span className="bt-brand-name">Byggtun</span>
      </header>
      <main className="bt-start">
        <div className="bt-start-card">
          <h1>Byggtun svarer ikke som den skal</h1>
          <p role="alert">
            {asSentence(text)} Du er fortsatt logget inn, og det du har lagret, er tatt vare på.
          </p>
          <p>Feil-ID: {id}</p>
          <button type="button" className="bt-start-button" onClick={onRetry}>
            Prøv igjen
          </button>
        </div>
      </main>
    </>
  );
}
