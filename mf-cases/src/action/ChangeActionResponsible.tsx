import { ResponsibleDialog } from '../case/ResponsibleDialog';
import { useSaveAction } from './actionData';
import type { ActionDialogProps } from './actionDialogProps';

/** 'Endre ansvarlig' of an action. */
export function ChangeActionResponsible({ answer, onClosed }: ActionDialogProps) {
  const { action, contactPersons } = answer;
  const { responsibleId: id, responsible: name, contactName: company } = action;
  const save = useSaveAction(action);
  return (
    <ResponsibleDialog
      current={{ id, name, company }}
      colleagues={contactPersons}
      save={(responsibleId) => save({ responsibleId })}
      onClosed={onClosed}
    />
  );
}
