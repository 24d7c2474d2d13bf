import { useLayoutEffect, useRef, useState } from 'react';

import { rowsAtATime } from './listBody';
import { RowPart } from './RowPart';
import type { List } from './useList';
import { useRowsInSight } from './useRowsInSight';

/** Height of a row in px until one has been measured. */
const usualHeight = 44;

/** So many rows beyond those in the page are fetched already: who scrolls on finds them there, and each is drawn once. */
const fetchedBeyond = 30;

/** All rows of a list, of which only those in sight are in the page; each part is fetched when it comes near. */
export function AllRows<Row>({ list, count }: { list: List<Row>; count: number }) {
  const top = useRef<HTMLTableSectionElement>(null);
  const [rowHeight, setRowHeight] = useState(usualHeight);
  const { from, to } = useRowsInSight(top, count, rowHeight);
  useLayoutEffect(() => {
    const height = top.current?.parentElement?.querySelector('.bt-row')?.getBoundingClientRect().height;
    if (height) setRowHeight(height);
  }, []);

  const firstPart = Math.floor(Math.max(0, from - fetchedBeyond) / rowsAtATime);
  const lastPart = Math.floor(Math.max(from, Math.min(count, to + fetchedBeyond) - 1) / rowsAtATime);
  return (
    <>
      <tbody ref={top} aria-hidden style={{ height: from * rowHeight }} />
      {Array.from({ length: lastPart - firstPart + 1 }, (_, index) => {
        const start = (firstPart + index) * rowsAtATime;
        return (
          <RowPart
            key={start}
            list={list}
            start={start}
            from={Math.max(from, start)}
            to={Math.min(to, start + rowsAtATime)}
            rowHeight={rowHeight}
          />
        );
      })}
      <tbody aria-hidden style={{ height: (count - to) * rowHeight }} />
    </>
  );
}
