import type { Checklist } from '@byggtun/shared/contract/checklist';
import { checklistTexts } from '@byggtun/shared/contract/checklistRules';
import { completeChecklist } from '@byggtun/shared/contract/checklistSave';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

import { useAnswers } from '../checklistItem/answersContext';
import { useOrRefresh, useRefreshChecklists } from './checklistData';
import { Unanswered } from './Unanswered';
import { useSaveFirst } from './useSaveFirst';

interface CompleteChecklistProps {
  checklist: Checklist;
  /** Called when the dialog is gone. @param done it is completed */
  onClosed: (done: boolean) => void;
}

/** Completes a checklist, after a question that says what is missing; what is written is saved first. */
export function CompleteChecklist({ checklist, onClosed }: CompleteChecklistProps) {
  const { id, name, items, signature, signatures } = checklist;
  const { notify } = usePortal();
  const { answers } = useAnswers();
  const { run } = useCommand(completeChecklist, ownProgress);
  const orRefresh = useOrRefresh();
  const refresh = useRefreshChecklists();
  const saveFirst = useSaveFirst(checklist);
  const [done, setDone] = useState(false);
  const complete = async () => {
    const unsaved = await saveFirst();
    if (unsaved) return notify('warning', `${unsaved} Sjekklisten er ikke fullført.`);
    await orRefresh(run({ body: { id } }));
    setDone(true);
    notify('success', checklistTexts.completed);
    refresh();
  };
  return (
    <ConfirmDialog
      title="Fullføre sjekklisten?"
      confirmText="Fullfør sjekkliste"
      onConfirm={complete}
      onClosed={() => onClosed(done)}
    >
      <p>
        <strong>{name}</strong> blir fullført og kan ikke endres etterpå.
      </p>
      <Unanswered items={items.filter((item) => !answers.isAnswered(item))} total={items.length} />
      {signature && signatures.length === 0 ? <p>Sjekklisten mangler signatur.</p> : null}
    </ConfirmDialog>
  );
}
