import type { ProjectName } from '@byggtun/shared/contract/checkIn';
import { useLayer } from '@byggtun/shared/ui/useLayer';
import { useEffect, useRef } from 'react';

import { ProjectButtons } from '../touch/ProjectButtons';
import { TouchDialog } from '../touch/TouchDialog';

interface ProjectChoiceProps {
  title: string;
  subtitle?: string | undefined;
  projects: readonly ProjectName[];
  /** There is nothing to choose any more: it closes by itself. */
  withdrawn?: boolean;
  /** Told which was chosen, undefined for none; the dialog is closed and the focus back. */
  onChosen: (project: ProjectName | undefined) => void;
}

/** Asks which of several projects the person is here for. */
export function ProjectChoice(props: ProjectChoiceProps) {
  const { title, subtitle, projects, withdrawn = false, onChosen } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef<ProjectName>(undefined);
  const choose = (project: ProjectName) => {
    chosen.current = project;
    dialog.current?.close();
  };
  useLayer(true, () => dialog.current?.close());
  useEffect(() => {
    if (withdrawn) dialog.current?.close();
  }, [withdrawn]);
  return (
    <TouchDialog title={title} subtitle={subtitle} dialog={dialog} onClosed={() => onChosen(chosen.current)}>
      <ProjectButtons projects={projects} verb="Velg" onChoose={choose} />
      <button type="button" className="bt-touch-button" onClick={() => dialog.current?.close()}>
        Ikke nå
      </button>
    </TouchDialog>
  );
}
