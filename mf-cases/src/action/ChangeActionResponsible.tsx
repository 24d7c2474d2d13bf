import { ResponsibleDialog } from '@byggtun/shared/record/ResponsibleDialog';

import type { ActionDialogProps } from './actionDialogProps';
import { useActionDialog } from './useActionDialog';

/** 'Endre ansvarlig' of an action. */
export function ChangeActionResponsible({ answer, onClosed }: ActionDialogProps) {
  const { shown, done, notice, save } = useActionDialog(answer);
  const { action, contactPersons } = shown;
  const { responsibleId: id, responsible: name, contactName: company } = action;
  return (
    <ResponsibleDialog
      current={{ id, name, company }}
      colleagues={contactPersons}
      save={(responsibleId, saved) => save({ responsibleId }, saved)}
      done={done}
      notice={(onGoOn) => notice((now) => onGoOn(now.action.responsibleId))}
      onClosed={onClosed}
    />
  );
}
