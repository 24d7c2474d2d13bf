import { paths } from '@byggtun/shared/contract/paths';
import { getProject } from '@byggtun/shared/contract/project';
import { Navigate, useParams, useSearchParams } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { ListPage } from '@byggtun/shared/table/ListPage';
import { placeOfPage, questionIn } from '@byggtun/shared/table/place';
import { PlaceLine } from '@byggtun/shared/table/PlaceLine';
import { useMemo } from 'react';

import { actionList } from '../actionList/actionList';
import { keptHouse } from './projectActionQuestion';

/** The actions of one project (docs/product/projects.md#its-actions); a project that can't be loaded leads to the Dashboard. */
export function ProjectActionsPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const { projectId, houseId } = placeOfPage(id, search);
  const project = useCall(getProject, projectId ? { params: { id: projectId } } : null);
  const definition = useMemo(() => {
    const place = { projectId, houseId };
    return questionIn(actionList, place, keptHouse(place));
  }, [projectId, houseId]);
  if (!projectId || (project.error && !project.data)) return <Navigate to={paths.dashboard} replace />;
  return (
    <ListPage
      definition={definition}
      heading="Tiltak Prosjekt"
      intro={<PlaceLine place={{ projectId, houseId }} />}
    />
  );
}
