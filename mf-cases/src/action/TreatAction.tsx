import { actionTexts } from '@byggtun/shared/contract/actionRules';
import { treatedStatus } from '@byggtun/shared/contract/actionStatus';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { usePortal } from '@byggtun/shared/portal/portal';

import { useSaveAction } from './actionData';
import type { ActionDialogProps } from './actionDialogProps';

/** 'Sett som behandlet', after a question; a failed save closes it too (document 2, section 8). */
export function TreatAction({ answer, onClosed }: ActionDialogProps) {
  const { notify } = usePortal();
  const save = useSaveAction(answer.action);
  const treat = async () => {
    await save({ actionStatus: treatedStatus });
    notify('success', 'Tiltaket er satt som behandlet.');
  };
  return (
    <ConfirmDialog
      title={actionTexts.confirm}
      confirmText={actionTexts.confirmButton}
      onConfirm={treat}
      onClosed={onClosed}
    >
      <p>
        <strong>{answer.action.title}</strong> får status Behandlet.
      </p>
    </ConfirmDialog>
  );
}
