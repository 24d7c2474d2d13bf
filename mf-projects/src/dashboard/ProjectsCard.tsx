import '../projectList/projectList.css';

import { paths } from '@byggtun/shared/contract/paths';
import { listProjects, type Project } from '@byggtun/shared/contract/project';
import { Link } from '@byggtun/shared/portal/router';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { ProjectCard } from '../projectList/ProjectCard';

/** Projects that the Dashboard shows (document 1, section 2). */
const shown = 6;

/** The first projects, and the way to all of them. */
export function ProjectsCard() {
  const projects = useCall(listProjects, {}, { quiet: true });
  return (
    <Card
      title="Prosjekter"
      className="dashboard-projects"
      extra={
        <Link className="dashboard-more" to={paths.projects}>
          Se alle
        </Link>
      }
    >
      <Loaded call={projects} skeleton={<Skeleton lines={12} />}>
        {(all) => <FirstProjects projects={all.slice(0, shown)} />}
      </Loaded>
    </Card>
  );
}

function FirstProjects({ projects }: { projects: readonly Project[] }) {
  if (projects.length === 0) {
    return <p className="bt-secondary">Firmaet ditt er ikke knyttet til noe prosjekt ennå.</p>;
  }
  return (
    <ul className="dashboard-project-list">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} />
        </li>
      ))}
    </ul>
  );
}
