import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Lets a bar above the page come and grow without moving what is in sight: the page is scrolled by as much, and is made as
 * much longer (`--bt-room-above`), so that also a short one can be, and its top is reached by scrolling up.
 * @param pathname of the page; the next one begins below the bar
 */
export function useRoomAbove(bar: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef({ pathname: '', height: 0 });
  useLayoutEffect(() => {
    // An empty bar has no height; to ask for it has the whole page laid out before its time.
    const height = bar.current?.textContent ? bar.current.offsetHeight : 0;
    const grown = height - before.current.height;
    const isNext = before.current.pathname !== pathname;
    before.current = { pathname, height };
    const { style } = document.documentElement;
    if (isNext) style.removeProperty('--bt-room-above');
    else if (grown > 0) {
      style.setProperty('--bt-room-above', `${height}px`);
      window.scrollBy({ top: grown, behavior: 'instant' });
    }
  });
}
