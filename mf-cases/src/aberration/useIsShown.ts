import { useEffect, useRef } from 'react';

/** Whether the form is still on the screen, asked when its save is answered: its person may be on another page by then. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}
