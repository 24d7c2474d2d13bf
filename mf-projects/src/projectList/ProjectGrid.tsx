import type { Project } from '@byggtun/shared/contract/project';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Button } from 'antd';

import { ProjectCard } from './ProjectCard';

interface ProjectGridProps {
  projects: readonly Project[];
  search: string;
  onClear: () => void;
}

/** The projects as cards. */
export function ProjectGrid({ projects, search, onClear }: ProjectGridProps) {
  if (projects.length > 0) {
    return (
      <ul className="project-grid" aria-label="Prosjekter">
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
    );
  }
  if (!search) return <EmptyState text="Firmaet ditt er ikke knyttet til noe prosjekt ennå." />;
  return (
    <EmptyState
      text={`Ingen prosjekter passer til «${search}».`}
      action={<Button onClick={onClear}>Slett søket</Button>}
    />
  );
}
