import type { ProjectName } from '@byggtun/shared/contract/kiosk';
import { paths } from '@byggtun/shared/contract/paths';
import { usePortal } from '@byggtun/shared/portal/portal';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

import { enteredProjects } from './enteredProjects';
import { KioskChoice } from './KioskChoice';
import { type KioskStep, kioskStep } from './kioskStep';

export interface KioskStartProps {
  /** Whether an area has a page for the address. */
  hasPage: (path: string) => boolean;
  /** What follows when the person is where they want to be: the other dialogs of the start. */
  children: ReactNode;
}

/** What a kiosk does behind a sign-in: opens the one project, or asks which of several (document 1, section 4). */
export function KioskStart({ hasPage, children }: KioskStartProps) {
  const portal = usePortal();
  const [step, setStep] = useState<KioskStep>();

  const open = ({ id, name }: ProjectName) => {
    const page = paths.project(id);
    if (hasPage(page)) portal.navigate(page, { replace: true });
    else if (hasPage(paths.projects)) portal.navigate(`${paths.projects}?search=${encodeURIComponent(name)}`);
  };
  const begin = useEffectEvent((entered: ProjectName[]) => {
    const next = kioskStep(entered);
    setStep(next);
    // Nobody has chosen it, so without a page of its own the person stays.
    if (next.kind === 'open' && hasPage(paths.project(next.project.id))) open(next.project);
  });
  const ask = useEffectEvent(() => enteredProjects(portal));
  useEffect(() => {
    const life = { over: false };
    void ask().then((entered) => !life.over && begin(entered));
    return () => {
      life.over = true;
    };
  }, []);

  const chosen = (project: ProjectName | undefined) => {
    setStep({ kind: 'none' });
    if (project) open(project);
  };
  if (!step) return null;
  return step.kind === 'choose' ? <KioskChoice projects={step.projects} onChosen={chosen} /> : children;
}
