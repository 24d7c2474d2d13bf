import './projectPage.css';

import { Slot } from '@byggtun/shared/area/Slot';
import { paths } from '@byggtun/shared/contract/paths';
import { getProject, type Project } from '@byggtun/shared/contract/project';
import { statusOf } from '@byggtun/shared/http/CallError';
import { Navigate, useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { MapLink } from '@byggtun/shared/ui/MapLink';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { useMemo } from 'react';

import { phaseColor } from '../project/phaseColor';

/** A project, and what the areas have to do in it (document 1, section 2). One that can't be seen leads to the Dashboard. */
export function ProjectPage() {
  const { id = '' } = useParams();
  const isNumber = /^[1-9]\d{0,8}$/.test(id);
  const project = useCall(getProject, isNumber ? { params: { id: Number(id) } } : null);
  if (!isNumber) return <Navigate to={paths.dashboard} replace />;
  return (
    <Loaded
      call={project}
      skeleton={
        <Page heading="Prosjekt">
          <Skeleton lines={6} />
        </Page>
      }
      failure={(error) => (statusOf(error) === 404 ? <Navigate to={paths.dashboard} replace /> : null)}
    >
      {(found) => <ProjectBody project={found} />}
    </Loaded>
  );
}

function ProjectBody({ project }: { project: Project }) {
  const { id, name, projTypeName, projRole, projStatusString, address, postCode } = project;
  const params = useMemo(() => ({ projectId: String(id) }), [id]);
  return (
    <Page
      title={name}
      heading={name}
      subtitle={
        <span className="project-facts">
          <StatusChip color={phaseColor(projStatusString)} text={projStatusString} />
          <span>{[projTypeName, projRole].filter(Boolean).join(' · ')}</span>
          <MapLink address={[address, postCode].filter(Boolean).join(', ')} />
        </span>
      }
    >
      <Slot name="project.banner" params={params} className="project-banners" />
      <Slot name="project.tiles" params={params} className="project-tiles" />
    </Page>
  );
}
