import { paths } from '@byggtun/shared/contract/paths';
import { getProject } from '@byggtun/shared/contract/project';
import { useCall } from '@byggtun/shared/portal/useCall';
import { BackLink } from '@byggtun/shared/ui/BackLink';

/** The way back to the project, by its name as soon as that is known. */
export function ProjectLink({ projectId }: { projectId: number }) {
  const { data } = useCall(getProject, { params: { id: projectId } }, { quiet: true });
  return <BackLink to={paths.project(projectId)} text={data?.name ?? 'Prosjektet'} />;
}
