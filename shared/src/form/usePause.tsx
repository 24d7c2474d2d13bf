import { useEffect, useState } from 'react';

/** Milliseconds after the last key: then somebody has paused, and a search may begin. */
const pause = 300;

/** A text as it stood when the typing paused. */
export function usePause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = window.setTimeout(() => setSettled(text), pause);
    return () => window.clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
