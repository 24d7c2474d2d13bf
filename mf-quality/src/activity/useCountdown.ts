import { useEffect, useState } from 'react';

/** Whole seconds that are left of some, counted down while the component is mounted. */
export function useCountdown() {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = window.setTimeout(() => setNow(Date.now()), 1000);
    return () => window.clearTimeout(timer);
  }, [left, now]);
  return {
    left,
    /** It has begun once, and may have ended since. */
    hasBegun: end > 0,
    /** Begins with so many seconds; none ends it. */
    start: (seconds: number): void => {
      const begin = Date.now();
      setNow(begin);
      setEnd(begin + seconds * 1000);
    },
  };
}
