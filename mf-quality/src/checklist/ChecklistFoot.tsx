import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';
import { memo } from 'react';

import { ChecklistButtons } from './ChecklistButtons';
import type { FoundChecklist } from './checklistData';
import { ChecklistHistory } from './ChecklistHistory';
import { checklistKind } from './checklistKind';

const loadComplete = () => import('./CompleteChecklist').then((dialog) => dialog.CompleteChecklist);
const loadResponsible = () => import('./ChangeResponsible').then((dialog) => dialog.ChangeResponsible);
const loadSign = () => import('../signature/AddSignature').then((dialog) => dialog.AddSignature);

/** What stands last on the page of a checklist: its history, and what can be done with it; drawn anew when it is another. */
export const ChecklistFoot = memo(function ChecklistFoot({
  found: { checklist, contactPersons },
}: {
  found: FoundChecklist;
}) {
  const { navigate } = usePortal();
  const complete = useDialog(loadComplete);
  const responsible = useDialog(loadResponsible);
  const sign = useDialog(loadSign);
  const leave = (close: () => void) => (done: boolean) => {
    close();
    if (done) navigate(checklistKind.listPath);
  };
  return (
    <>
      <ChecklistHistory key={checklist.version} checklist={checklist} />
      <ChecklistButtons
        checklist={checklist}
        onResponsible={responsible.open}
        onSign={sign.open}
        onComplete={complete.open}
      />
      {complete.Dialog ? <complete.Dialog checklist={checklist} onClosed={leave(complete.close)} /> : null}
      {responsible.Dialog ? (
        <responsible.Dialog
          checklist={checklist}
          people={contactPersons}
          onClosed={leave(responsible.close)}
        />
      ) : null}
      {sign.Dialog ? <sign.Dialog checklistId={checklist.id} onClosed={sign.close} /> : null}
    </>
  );
});
