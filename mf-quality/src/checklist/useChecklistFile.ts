import type { Checklist } from '@byggtun/shared/contract/checklist';
import { checklistFileName, printChecklist } from '@byggtun/shared/contract/checklistPaper';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { saveFile } from '@byggtun/shared/portal/saveFile';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import { useAnswers } from '../checklistItem/answersContext';
import { unsavedText } from './unsavedText';

/** Lets the browser save the checklist as PDF; what is written is saved first, so that it stands there. */
export function useChecklistFile(checklist: Checklist) {
  const { notify } = usePortal();
  const { answers } = useAnswers();
  const { run, running } = useCommand(printChecklist, ownProgress);
  const download = async () => {
    if (checklist.may.edit && !(await answers.flush()))
      notify('warning', `${unsavedText(answers)} De er ikke med i filen.`);
    try {
      saveFile(await run({ body: { checkListId: checklist.id } }), checklistFileName(checklist));
    } catch {
      // It has been told.
    }
  };
  return { running, download };
}
