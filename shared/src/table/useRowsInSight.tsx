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
  const [range, setRange] = useState<RowRange>(() => ({
    from: 0,
    to: Math.min(count, Math.ceil((window.innerHeight / rowHeight + ahead) / step) * step),
  }));
  useEffect(() => {
    let last = 0;
    const look = () => {
      if (!top.current) return;
      const above = -top.current.getBoundingClientRect().top / rowHeight;
      const [before, after] = above < last ? [ahead, behind] : [behind, ahead];
      last = above;
      const from = Math.max(0, Math.floor((above - before) / step) * step);
      const to = Math.ceil((above + window.innerHeight / rowHeight + after) / step) * step;
      const next = { from: Math.min(from, count), to: Math.max(0, Math.min(to, count)) };
      setRange((now) => (now.from === next.from && now.to === next.to ? now : next));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [top, count, rowHeight, ahead, behind, step]);
  return range;
}
