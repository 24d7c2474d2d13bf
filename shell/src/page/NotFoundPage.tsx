import { type ReactNode, useEffect } from 'react';

/** The page for unknown addresses (docs/product/sign-in.md#guard). */
export function NotFoundPage({ home }: { home: ReactNode }) {
  // The page that was open before may have named it.
  useEffect(() => {
    document.title = 'Siden finnes ikke – Byggtun';
  }, []);
  return (
    <main className="bt-start">
      <div className="bt-start-card">
        <p className="bt-error-code">404</p>
        <h1>Åida! Denne siden finnes ikke :(</h1>
        {home}
      </div>
    </main>
  );
}
