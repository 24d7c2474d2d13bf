import { projectPageSize } from '@byggtun/shared/contract/project';
import { useRowsInSight } from '@byggtun/shared/table/useRowsInSight';
import { useBelow } from '@byggtun/shared/ui/useMedia';
import { type CSSProperties, useRef } from 'react';

import { cardSize } from './cardSize';
import { ProjectPart } from './ProjectPart';
import type { Overview } from './readOverview';
import { useColumns } from './useColumns';

/** Rows of cards that stand ready where the window is going and where it comes from. */
const near = { ahead: 3, behind: 1, step: 1 };

interface ProjectGridProps {
  overview: Overview;
  /** How many projects there are. */
  count: number;
}

/** The projects as cards, of which only those in sight are in the page; a hundred are fetched at a time as they come near. */
export function ProjectGrid({ overview, count }: ProjectGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const size = cardSize[useBelow('xs') ? 'small' : 'large'];
  const rowHeight = size.height + size.gap;
  const columns = useColumns(grid, size);
  const rows = Math.ceil(count / columns);
  const { from, to } = useRowsInSight(grid, rows, rowHeight, near);

  const first = from * columns;
  const end = Math.min(count, to * columns);
  const firstPart = Math.floor(first / projectPageSize);
  const lastPart = Math.floor(Math.max(first, end - 1) / projectPageSize);
  const style: CSSProperties = {
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: size.height,
    gap: size.gap,
    paddingTop: from * rowHeight,
    paddingBottom: (rows - to) * rowHeight,
  };
  return (
    <ul ref={grid} className="project-grid" aria-label="Prosjekter" style={style}>
      {Array.from({ length: lastPart - firstPart + 1 }, (_, index) => {
        const start = (firstPart + index) * projectPageSize;
        return (
          <ProjectPart
            key={start}
            overview={overview}
            count={count}
            start={start}
            from={Math.max(first, start)}
            to={Math.min(end, start + projectPageSize)}
            frame={size.frame}
          />
        );
      })}
    </ul>
  );
}
