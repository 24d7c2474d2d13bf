import './projectPage.css';

import { paths } from '@byggtun/shared/contract/paths';
import { getProject } from '@byggtun/shared/contract/project';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { useHubEvent } from '@byggtun/shared/portal/hubConnection';
import { Navigate, useMatch, useParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useRefresh } from '@byggtun/shared/portal/useRefresh';
import { Loaded } from '@byggtun/shared/ui/Loaded';

import { numberIn } from './numberIn';
import { ProjectBody } from './ProjectBody';
import { projectInput } from './projectCalls';
import { ProjectPageSkeleton } from './ProjectPageSkeleton';

/** Addresses of the houses of a project, as the router writes them. */
export const housePattern = `${paths.projects}/:id/house/:houseId`;

/**
 * A project, or one of its houses, and what the areas have to do in it (docs/product/projects.md#a-project). One that can't be loaded leads
 * to the Dashboard; a house that is not the project's, to the project.
 */
export function ProjectPage() {
  const id = numberIn(useParams().id);
  const house = useMatch(housePattern);
  const input = id === undefined ? null : projectInput(id);
  const project = useCall(getProject, input);
  const houses = useCall(listHouses, input, { quiet: true });
  // It says whether one is on the site.
  useHubEvent('OnInfotechEvent', useRefresh(getProject));
  if (id === undefined) return <Navigate to={paths.dashboard} replace />;

  const houseId = numberIn(house?.params.houseId);
  const found = houses.data?.find((one) => one.id === houseId);
  const isLost = houses.data ? !found : Boolean(houses.error);
  if (house && (houseId === undefined || isLost)) return <Navigate to={paths.project(id)} replace />;
  return (
    <Loaded
      call={project}
      skeleton={<ProjectPageSkeleton />}
      failure={() => <Navigate to={paths.dashboard} replace />}
    >
      {(data) => (
        <ProjectBody
          key={id}
          project={data}
          houses={houses.data ?? (houses.error ? [] : undefined)}
          house={found}
          houseId={houseId}
          onChange={(change) =>
            void project.mutate((now) => now && { ...now, ...change }, { revalidate: false })
          }
        />
      )}
    </Loaded>
  );
}
