import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

/** The top bar says that it is a project: its name is on the way. */
const Name = () => (
  <>
    <span className="bt-hidden">Prosjekt</span>
    <span className="bt-bone project-name" aria-hidden />
  </>
);

/** The page of a project in its final geometry. */
export function ProjectPageSkeleton() {
  return (
    <Page heading={<Name />} picture={<div className="project-hero project-hero-empty" />}>
      <Skeleton lines={2} />
    </Page>
  );
}
