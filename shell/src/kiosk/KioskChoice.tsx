import type { ProjectName } from '@byggtun/shared/contract/kiosk';
import { useRef } from 'react';

import { KioskDialog } from './KioskDialog';
import { KioskProjectList } from './KioskProjectList';

interface KioskChoiceProps {
  projects: ProjectName[];
  /** Told which was chosen, undefined for none; the dialog is closed and the focus back. */
  onChosen: (project: ProjectName | undefined) => void;
}

/** Asks which of the kiosk's projects the person is here for (document 1, section 2, "kiosk project choice"). */
export function KioskChoice({ projects, onChosen }: KioskChoiceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef<ProjectName>(undefined);
  const choose = (project: ProjectName) => {
    chosen.current = project;
    dialog.current?.close();
  };
  return (
    <KioskDialog title="Velg prosjekt" dialog={dialog} onClosed={() => onChosen(chosen.current)}>
      <KioskProjectList projects={projects} verb="Velg" onChoose={choose} />
      <button type="button" className="bt-kiosk-button" onClick={() => dialog.current?.close()}>
        Ikke nå
      </button>
    </KioskDialog>
  );
}
