import { actionTexts } from '@byggtun/shared/contract/actionRules';
import { treatedStatus } from '@byggtun/shared/contract/actionStatus';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';

import type { ActionDialogProps } from './actionDialogProps';
import { useActionDialog } from './useActionDialog';

/** 'Sett som behandlet', after a question; a failed save closes it too (docs/product/actions.md#treating). */
export function TreatAction({ answer, onClosed }: ActionDialogProps) {
  const { shown, notice, save } = useActionDialog(answer);
  return (
    <ConfirmDialog
      title={actionTexts.confirm}
      confirmText={actionTexts.confirmButton}
      onConfirm={() => save({ actionStatus: treatedStatus }, 'Tiltaket er satt som behandlet.')}
      onClosed={onClosed}
    >
      {notice()}
      <p>
        <strong>{shown.action.title}</strong> får status Behandlet.
      </p>
    </ConfirmDialog>
  );
}
