import type { ProjectName } from '@byggtun/shared/contract/checkIn';
import { usePortal } from '@byggtun/shared/portal/portal';
import { counted } from '@byggtun/shared/text/count';
import { useEffect, useState } from 'react';

import { ProjectStart } from './ProjectStart';
import type { StartPlace } from './startPlace';

interface CheckInChoiceProps {
  /** Where the person is checked in now. */
  projects: readonly ProjectName[];
  place: StartPlace;
  onOver: () => void;
}

/** Asks which project it is about when one is checked in on several; checking out ends the question (docs/product/dashboard.md#checking-in). */
export function CheckInChoice({ projects, ...start }: CheckInChoiceProps) {
  const { hub } = usePortal();
  const [out, setOut] = useState(false);
  useEffect(() => hub.on('OnInfotechEvent', ({ direction }) => setOut(direction === 'out')), [hub]);
  return (
    <ProjectStart
      {...start}
      title="Bytt prosjekt"
      subtitle={`${counted(projects.length, 'prosjekt', 'prosjekter')} tilgjengelig`}
      projects={projects}
      withdrawn={out || projects.length === 0}
    />
  );
}
