/** Grey cards in the geometry of those that will come. */
export function CardSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className="bt-cards" role="status" aria-busy>
      <span className="bt-hidden">Laster …</span>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className="bt-case" aria-hidden>
          <span className="bt-bone" />
          <span className="bt-bone" />
          <span className="bt-bone" />
        </div>
      ))}
    </div>
  );
}
