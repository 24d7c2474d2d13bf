/** Shown while the profile is fetched (docs/product/sign-in.md#guard). */
export function WaitingPage({ text }: { text: string }) {
  return (
    <main className="bt-start bt-waiting" aria-busy>
      <div className="bt-start-card" role="status">
        <span className="bt-spinner" aria-hidden />
        <p>{text}</p>
      </div>
    </main>
  );
}
