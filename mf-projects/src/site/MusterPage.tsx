import './muster.css';

import { paths } from '@byggtun/shared/contract/paths';
import { Link, useParams } from '@byggtun/shared/portal/router';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { numberIn } from '../projectPage/numberIn';
import { MusterBody } from './MusterBody';
import { SiteGuard } from './SiteGuard';
import { useMuster } from './useMuster';

/** Who is on a project's site now, for evacuation: live, readable without a network, with a roll call. */
export function MusterPage() {
  const id = numberIn(useParams().id);
  return <SiteGuard id={id}>{(projectId) => <LiveMuster key={projectId} projectId={projectId} />}</SiteGuard>;
}

function LiveMuster({ projectId }: { projectId: number }) {
  const muster = useMuster(projectId);
  return (
    <Page
      heading="Hvem er på plassen nå"
      subtitle={muster.data ? <Link to={paths.project(projectId)}>{muster.data.name}</Link> : undefined}
    >
      <Loaded
        call={muster}
        skeleton={
          <div className="bt-card">
            <Skeleton lines={8} />
          </div>
        }
      >
        {(data) => <MusterBody projectId={projectId} muster={data} hasFailed={muster.error !== undefined} />}
      </Loaded>
    </Page>
  );
}
