import { Link } from '@byggtun/shared/portal/router';

/** The page for unknown addresses (document 1, section 8). */
export function NotFoundPage({ home }: { home: string }) {
  return (
    <main className="bt-start">
      <div className="bt-start-card">
        <p className="bt-error-code">404</p>
        <h1>Åida! Denne siden finnes ikke :(</h1>
        <Link to={home}>Til Dashboard</Link>
      </div>
    </main>
  );
}
