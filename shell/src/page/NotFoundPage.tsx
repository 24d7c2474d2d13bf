import type { ReactNode } from 'react';

/** The page for unknown addresses (document 1, section 8). */
export function NotFoundPage({ home }: { home: ReactNode }) {
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
