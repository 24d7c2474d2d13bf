import { useEffect, useState } from 'react';

/**
 * Whole seconds that are left of some, counted down while the component is mounted.
 * @param begun when they end, ms, of a countdown that has begun before; none by default
 */
export function useCountdown(begun: () => number = () => 0) {
  const [end, setEnd] = useState(begun);
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = window.setTimeout(() => setNow(Date.now()), 1000);
    return () => window.clearTimeout(timer);
  }, [left, now]);
  return {
    left,
    /** It has begun, and may have ended since. */
    hasBegun: end > 0,
    /** Begins, until then (ms). */
    start: (until: number): void => {
      setNow(Date.now());
      setEnd(until);
    },
  };
}
