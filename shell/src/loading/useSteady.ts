import { useEffect, useState } from 'react';

/** Milliseconds: what is over before is never shown, and what was shown stays as long. */
const steady = 300;

/** Follows a state without flashing: it must have lasted before it shows, and shows long enough to be seen. */
export function useSteady(busy: boolean): boolean {
  const [shown, setShown] = useState({ busy: false, since: 0 });
  useEffect(() => {
    if (busy === shown.busy) return undefined;
    const wait = busy ? steady : Math.max(0, shown.since + steady - Date.now());
    const timer = setTimeout(() => setShown({ busy, since: Date.now() }), wait);
    return () => clearTimeout(timer);
  }, [busy, shown]);
  return shown.busy;
}
