import { useEffect } from 'react';

import { shellVersion } from './shellVersion';

const renewKeptShell = async () => {
  if ('serviceWorker' in navigator) await (await navigator.serviceWorker.getRegistration())?.update();
};

/**
 * Asks the server for this version of the shell from the next load on; it honours a version that is live or a canary,
 * and gives what is live otherwise.
 */
export function useShellCanary(wanted: string, live: string): void {
  useEffect(() => {
    const age = wanted === live ? 'max-age=0' : 'max-age=31536000';
    document.cookie = `byggtunShell=${encodeURIComponent(wanted)}; path=/; SameSite=Lax; ${age}`;
    // The device's own copy of the shell is told at once.
    if (wanted !== shellVersion()) renewKeptShell().catch(() => undefined);
  }, [wanted, live]);
}
