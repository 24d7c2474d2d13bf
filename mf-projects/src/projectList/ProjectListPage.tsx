import './projectList.css';

import { usePortal } from '@byggtun/shared/portal/portal';
import { counted } from '@byggtun/shared/text/count';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';

import { NoProjects } from './NoProjects';
import { OverviewChips } from './OverviewChips';
import { overviewTitle } from './overviewTitle';
import { OverviewToolbar } from './OverviewToolbar';
import { ProjectGrid } from './ProjectGrid';
import { ProjectSkeleton } from './ProjectSkeleton';
import { useOverview } from './useOverview';

/** The projects of the person, or all that they may see, searched and filtered (docs/product/projects.md#overview). */
export function ProjectListPage() {
  const { session } = usePortal();
  const state = useOverview();
  const { overview, first, isWaiting } = state;
  const count = isWaiting ? undefined : first.data?.totalCount;
  // What went wrong is told below.
  const waiting = first.error ? '' : 'Henter prosjektene …';

  return (
    <Page heading={overviewTitle(session, overview.scope)}>
      <OverviewToolbar state={state} />
      <div className="bt-list-line">
        <OverviewChips state={state} />
        <p className="bt-secondary bt-count" role="status">
          {count === undefined ? waiting : counted(count, 'prosjekt', 'prosjekter')}
        </p>
      </div>
      <Loaded call={first} skeleton={<ProjectSkeleton />}>
        {({ totalCount }) => {
          if (isWaiting) return <ProjectSkeleton />;
          if (totalCount === 0) return <NoProjects state={state} />;
          return <ProjectGrid overview={overview} count={totalCount} />;
        }}
      </Loaded>
    </Page>
  );
}
