import { useEffect, useEffectEvent, useRef } from 'react';

/** Tells when the bottom of the page comes into sight. */
export function Bottom({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onReached);
  useEffect(() => {
    if (!mark.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && tell(), {
      rootMargin: '400px',
    });
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} className="bt-list-end" />;
}
