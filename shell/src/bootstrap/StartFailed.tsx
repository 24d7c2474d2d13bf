/** When the configuration, the sign-in or the registry of areas can't be had: says so, and tries again without a reload. */
export function StartFailed({ onRetry }: { onRetry: () => void }) {
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
