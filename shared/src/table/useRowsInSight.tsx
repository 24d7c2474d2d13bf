import { type RefObject, useEffect, useState } from 'react';

/** Rows that stand ready where the window is going and where it comes from, and by how many the range moves. */
interface Near {
  ahead: number;
  behind: number;
  step: number;
}

/** Rows of text that come and go together: few, so that no frame has much to do; a divisor of `rowsAtATime`. */
export const rowsTogether = 10;

const usual: Near = { ahead: 14, behind: 4, step: rowsTogether };

/** Rows from this one up to and without that one, counted from 0. */
export interface RowRange {
  from: number;
  to: number;
}

/**
 * Which of many rows are in sight, while the window is scrolled. All rows have one height.
 * @param top an element that stands where the first row begins
 */
export function useRowsInSight(
  top: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  { ahead, behind, step }: Near = usual,
): RowRange {
  const [range, setRange] = useState(() => rowsAround(0, behind, ahead, { count, rowHeight, step }));
  useEffect(() => {
    let last = 0;
    const look = () => {
      if (!top.current) return;
      const above = -top.current.getBoundingClientRect().top / rowHeight;
      const [before, after] = above < last ? [ahead, behind] : [behind, ahead];
      last = above;
      const next = rowsAround(above, before, after, { count, rowHeight, step });
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    // What stands above can come and go by itself, or only after the window's resize was told.
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    if (top.current) watch.observe(top.current);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      watch.disconnect();
    };
  }, [top, count, rowHeight, ahead, behind, step]);
  return range;
}

/**
 * The rows of the window with some before and after them, in whole steps.
 * @param above rows, and parts of one, between the first and the window's top
 */
function rowsAround(
  above: number,
  before: number,
  after: number,
  { count, rowHeight, step }: { count: number; rowHeight: number; step: number },
): RowRange {
  const within = (row: number) => Math.min(count, Math.max(0, row));
  return {
    from: within(Math.floor((above - before) / step) * step),
    to: within(Math.ceil((above + window.innerHeight / rowHeight + after) / step) * step),
  };
}
