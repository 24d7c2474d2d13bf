/** Shown while the profile is fetched (document 1, section 2, route guard). */
export function WaitingPage({ text }: { text: string }) {
  return (
    <main className="bt-start" aria-busy>
      <div className="bt-start-card" role="status">
        <span className="bt-spinner" aria-hidden />
        <p>{text}</p>
      </div>
    </main>
  );
}
