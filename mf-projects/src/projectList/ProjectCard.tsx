import { paths } from '@byggtun/shared/contract/paths';
import type { Project } from '@byggtun/shared/contract/project';
import { Link } from '@byggtun/shared/portal/router';
import { initials } from '@byggtun/shared/text/initials';
import { MapLink } from '@byggtun/shared/ui/MapLink';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { phaseColor } from '../project/phaseColor';

/** A project: name, concept, phase and where it is. */
export function ProjectCard({ project }: { project: Project }) {
  const { id, name, projTypeName, projStatusString, projRole, address, postCode } = project;
  return (
    <article className="bt-card project-card" aria-label={name}>
      <div className="project-head">
        <span className="project-mark" aria-hidden>
          {initials(name)}
        </span>
        <div>
          <h3>
            <Link to={paths.project(id)}>{name}</Link>
          </h3>
          <p className="bt-secondary">{[projTypeName, projRole].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <p>
        <MapLink address={[address, postCode].filter(Boolean).join(', ')} />
      </p>
      <div className="project-foot">
        <StatusChip color={phaseColor(projStatusString)} text={projStatusString} />
      </div>
    </article>
  );
}
