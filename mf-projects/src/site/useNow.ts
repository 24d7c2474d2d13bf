import { useEffect, useState } from 'react';

/** What tells a page that it may have been asleep. */
const wakes = ['visibilitychange', 'pageshow', 'focus', 'resume'];

/** The time, in milliseconds since 1970, looked at again after so many, and at once when a page wakes. */
export function useNow(every: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const look = () => setNow(Date.now());
    const timer = window.setInterval(look, every);
    // Those of the document are heard on their way to it.
    for (const wake of wakes) window.addEventListener(wake, look, { capture: true });
    return () => {
      window.clearInterval(timer);
      for (const wake of wakes) window.removeEventListener(wake, look, { capture: true });
    };
  }, [every]);
  return now;
}
