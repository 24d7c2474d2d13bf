import { type RefObject, useLayoutEffect, useState } from 'react';

import type { CardSize } from './cardSize';

/** How many cards stand beside each other in an element, live. */
export function useColumns(
  element: RefObject<HTMLElement | null>,
  { width, gap }: Pick<CardSize, 'width' | 'gap'>,
): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const measure = () => setColumns(Math.max(1, Math.floor((place.clientWidth + gap) / (width + gap))));
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(place);
    return () => watch.disconnect();
  }, [element, width, gap]);
  return columns;
}
