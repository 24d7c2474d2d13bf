import { type RefObject, useLayoutEffect } from 'react';

/** Px that a list may be high, that it is at least, and that stay free between it and the edge of the window. */
const most = 320;
const least = 120;
const gap = 12;

/** Opens a list where there is more room, below its field or above, and makes it no higher than that. */
function giveRoom(list: HTMLElement, field: DOMRect): void {
  const above = field.top - gap;
  const below = window.innerHeight - field.bottom - gap;
  const isAbove = below < most && above > below;
  list.dataset.side = isAbove ? 'above' : 'below';
  list.style.maxHeight = `${Math.max(least, Math.min(most, isAbove ? above : below))}px`;
}

/** Gives a list that opens under its field, its parent, the room that there is in the window. */
export function useListRoom(list: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    const field = list.current?.parentElement?.getBoundingClientRect();
    if (isOpen && list.current && field) giveRoom(list.current, field);
  }, [list, isOpen]);
}
