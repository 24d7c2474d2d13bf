import './site.css';

import { getSite } from '@byggtun/shared/contract/siteList';
import { useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { ListPage } from '@byggtun/shared/table/ListPage';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { useMemo } from 'react';

import { numberIn } from '../projectPage/numberIn';
import { SiteGuard } from './SiteGuard';
import { SiteHead } from './SiteHead';
import { siteList } from './siteList';

/** Who has worked on a project's site, day by day (byggherreforskriften § 15). */
export function SiteListPage() {
  const id = numberIn(useParams().id);
  return <SiteGuard id={id}>{(projectId) => <SiteDays projectId={projectId} />}</SiteGuard>;
}

function SiteDays({ projectId }: { projectId: number }) {
  const site = useCall(getSite, { params: { id: projectId } }, { quiet: true });
  const definition = useMemo(() => siteList(projectId), [projectId]);
  return (
    <ListPage
      definition={definition}
      heading="Oversiktsliste"
      intro={
        <Loaded
          call={site}
          skeleton={
            <div className="bt-card site-head">
              <Skeleton lines={4} />
            </div>
          }
        >
          {(data) => <SiteHead projectId={projectId} site={data} definition={definition} />}
        </Loaded>
      }
    />
  );
}
