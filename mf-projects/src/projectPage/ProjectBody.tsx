import { Slot } from '@byggtun/shared/area/Slot';
import { paths } from '@byggtun/shared/contract/paths';
import type { Project } from '@byggtun/shared/contract/project';
import type { House } from '@byggtun/shared/contract/projectPlace';
import { BackLink } from '@byggtun/shared/ui/BackLink';
import { Page } from '@byggtun/shared/ui/Page';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { useMemo } from 'react';

import { HouseSwitch } from '../house/HouseSwitch';
import { houseTitle } from '../house/houseTitle';
import { phaseColor } from '../project/phaseColor';
import { ProjectImage } from '../project/ProjectImage';
import { usePsiDialogs } from '../psi/usePsiDialogs';
import { ProjectActions } from './ProjectActions';
import { useNoteRecent } from './useNoteRecent';

interface ProjectBodyProps {
  project: Project;
  /** Undefined while they are on their way. */
  houses: readonly House[] | undefined;
  /** The house whose page this is; undefined on the project's own, and while the houses are on their way. */
  house: House | undefined;
  houseId: number | undefined;
  onChange: (change: Partial<Project>) => void;
}

/** The widest that the picture stands, CSS pixels: the content's width. */
const widest = 1376;

/** What the tiles know of their place. */
const slotParams = (projectId: number, houseId: number | undefined): Record<string, string> =>
  houseId === undefined
    ? { projectId: String(projectId), level: 'project' }
    : { projectId: String(projectId), houseId: String(houseId), level: 'house' };

/** The page of a project or of one of its houses, once the project is known. */
export function ProjectBody({ project, houses, house, houseId, onChange }: ProjectBodyProps) {
  const { id, name, projTypeName, projRole, projStatusString, psiConfirmed, checkedIn } = project;
  const params = useMemo(() => slotParams(id, houseId), [id, houseId]);
  const psi = usePsiDialogs(project);
  useNoteRecent(id);
  const title = house ? houseTitle(name, house.name) : name;

  return (
    <Page
      title={title}
      heading={title}
      picture={
        <ProjectImage
          project={project}
          frame={Math.min(widest, window.innerWidth)}
          className={project.image ? 'project-hero' : 'project-hero project-hero-none'}
        />
      }
      tools={
        <ProjectActions
          project={project}
          onFavourite={(isFavourite) => onChange({ isFavourite })}
          onOpenPsi={psi.open}
        />
      }
      subtitle={
        <span className="project-facts">
          {houseId === undefined ? null : <BackLink to={paths.project(id)} text="Hele prosjektet" />}
          <span>{[projTypeName, projRole].filter(Boolean).join(' · ')}</span>
          <StatusChip color={phaseColor(projStatusString)} text={projStatusString} />
          {psiConfirmed ? <StatusChip color="success" text="PSI bekreftet" /> : null}
          {checkedIn ? <StatusChip color="info" text="På Byggeplass" /> : null}
        </span>
      }
    >
      <div className="project-banners">
        {psi.banners}
        <Slot name="project.banner" params={params} className="project-slot" />
      </div>
      <HouseSwitch projectId={id} houses={houses} houseId={houseId} />
      <Slot name="project.tiles" params={params} className="project-tiles" />
      {psi.dialogs}
    </Page>
  );
}
