import { useRef } from 'react';

/** Milliseconds after a press in which the next is the second of a double one. */
export const doublePress = 400;

/** Does what a press asks for; the second of a double one does nothing, whatever it falls on. */
export function useSinglePress(act: (id: number) => void): (id: number) => void {
  const pressedAt = useRef(-Infinity);
  return (id) => {
    const now = Date.now();
    // A clock that was set back holds nobody up.
    if (Math.abs(now - pressedAt.current) < doublePress) return;
    pressedAt.current = now;
    act(id);
  };
}
