import { paths } from '@byggtun/shared/contract/paths';
import type { Project } from '@byggtun/shared/contract/project';
import { RowLink } from '@byggtun/shared/table/RowLink';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { phaseColor } from '../project/phaseColor';
import { ProjectImage } from '../project/ProjectImage';
import { ProjectMarks } from '../project/ProjectMarks';

/** Milliseconds for which a card has been in the page before its image is asked for. */
const settle = 150;

const row = {
  rowId: ({ id }: Project) => id,
  rowPath: ({ id }: Project) => paths.project(id),
};

interface ProjectCardProps {
  project: Project;
  /** Its place among all, from 1, and how many there are. */
  place: number;
  count: number;
  /** Width for which its image is fetched. */
  frame: number;
}

/** A project in the overview: the name is the one link, which covers the card. */
export function ProjectCard({ project, place, count, frame }: ProjectCardProps) {
  const { name, projTypeName, projStatusString, projRole, address, postCode } = project;
  const role = [projTypeName, projRole].filter(Boolean).join(' · ');
  const where = [address, postCode].filter(Boolean).join(', ');
  return (
    <li className="project-card" aria-posinset={place} aria-setsize={count}>
      <ProjectImage project={project} frame={frame} settle={settle} />
      <div className="project-words">
        <h3 title={name}>
          <RowLink definition={row} row={project} className="project-link">
            {name}
          </RowLink>
        </h3>
        <p title={role}>{role}</p>
        <p title={where}>{where}</p>
        <div className="project-foot">
          <StatusChip color={phaseColor(projStatusString)} text={projStatusString} />
          <ProjectMarks project={project} />
        </div>
      </div>
    </li>
  );
}
