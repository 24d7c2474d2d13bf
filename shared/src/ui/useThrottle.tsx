import { useEffect, useRef } from 'react';

/** Does something at most once in so many milliseconds, that much after it was first asked for, however often that is. */
export function useThrottle(act: () => void, milliseconds: number): () => void {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return () => {
    timer.current ??= window.setTimeout(() => {
      timer.current = undefined;
      act();
    }, milliseconds);
  };
}
