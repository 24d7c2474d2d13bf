import { useBelow } from '@byggtun/shared/ui/useMedia';

import { cardSize } from './cardSize';

/** Cards in the places of those that will come. */
export function ProjectSkeleton() {
  const { width, height, gap } = cardSize[useBelow('xs') ? 'small' : 'large'];
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`;
  return (
    <div className="project-grid" style={{ gridTemplateColumns, gridAutoRows: height, gap }} aria-hidden>
      {Array.from({ length: 12 }, (_, card) => (
        <div key={card} className="project-card">
          <span className="project-image" />
          <span className="bt-bone" />
        </div>
      ))}
    </div>
  );
}
