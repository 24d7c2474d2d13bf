import type { ProjectName } from '@byggtun/shared/contract/checkIn';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useEffect, useEffectEvent, useState } from 'react';

import type { StartProps } from '../projectStart/CheckInStart';
import { ProjectStart } from '../projectStart/ProjectStart';
import { enteredProjects } from './enteredProjects';

/** What a kiosk does behind a sign-in: the start in those of its projects that the person may enter (docs/product/kiosk.md#after-the-sign-in). */
export function KioskStart({ hasPage, onOver }: StartProps) {
  const portal = usePortal();
  const [home] = useState(() => portal.location.get().pathname);
  const [entered, setEntered] = useState<ProjectName[]>([]);
  const ask = useEffectEvent(() => enteredProjects(portal));
  const begin = useEffectEvent((projects: ProjectName[]) => {
    if (projects.length === 0) onOver();
    setEntered(projects);
  });
  useEffect(() => {
    const life = { over: false };
    void ask().then((projects) => !life.over && begin(projects));
    return () => {
      life.over = true;
    };
  }, []);

  if (entered.length === 0) return null;
  return <ProjectStart title="Velg prosjekt" projects={entered} place={{ hasPage, home }} onOver={onOver} />;
}
