import { useEffect, useState } from 'react';

/** Milliseconds after the last key: then somebody has paused, and a search may begin. */
const debounce = 300;

/** A text as it stood when the typing paused. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    if (text === settled) return undefined;
    const timer = window.setTimeout(() => setSettled(text), debounce);
    return () => window.clearTimeout(timer);
  }, [text, settled]);
  return settled;
}
