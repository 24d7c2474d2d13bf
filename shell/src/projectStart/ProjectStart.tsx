import type { ProjectName } from '@byggtun/shared/contract/checkIn';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useEffect, useEffectEvent, useState } from 'react';

import { ProjectChoice } from './ProjectChoice';
import { onlyProject, openProject, type StartPlace } from './startPlace';

interface ProjectStartProps {
  /** At least one. */
  projects: readonly ProjectName[];
  title: string;
  subtitle?: string;
  /** There is nothing to choose any more. */
  withdrawn?: boolean;
  place: StartPlace;
  /** The person is where they want to be. */
  onOver: () => void;
}

/** Opens the one project, or asks which of several (docs/product/dashboard.md#checking-in); on kiosks and elsewhere alike. */
export function ProjectStart({ projects, place, onOver, ...words }: ProjectStartProps) {
  const portal = usePortal();
  const [asks] = useState(projects.length > 1);
  const begin = useEffectEvent(() => {
    if (asks) return;
    const page = onlyProject(projects, place);
    if (page && portal.location.get().pathname === place.home) portal.navigate(page, { replace: true });
    onOver();
  });
  useEffect(() => begin(), []);

  const chosen = (project: ProjectName | undefined) => {
    onOver();
    if (project) openProject(portal, project, place);
  };
  return asks ? <ProjectChoice {...words} projects={projects} onChosen={chosen} /> : null;
}
