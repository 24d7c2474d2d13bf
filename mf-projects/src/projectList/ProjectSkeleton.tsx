import { Skeleton } from '@byggtun/shared/ui/Skeleton';

/** Cards in the places of those that will come. */
export function ProjectSkeleton() {
  return (
    <div className="project-grid">
      {Array.from({ length: 8 }, (_, card) => (
        <div key={card} className="bt-card project-card">
          <Skeleton lines={4} />
        </div>
      ))}
    </div>
  );
}
