import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

/** The page of a project in its final geometry. */
export function ProjectPageSkeleton() {
  return (
    <Page heading="Prosjekt" picture={<div className="project-hero project-hero-empty" />}>
      <Skeleton lines={2} />
    </Page>
  );
}
