/** Grey lines where text will be, last one shorter; announced once as loading. */
export function Skeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="bt-skeleton" role="status" aria-busy>
      <span className="bt-hidden">Laster …</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="bt-bone" aria-hidden />
      ))}
    </div>
  );
}
