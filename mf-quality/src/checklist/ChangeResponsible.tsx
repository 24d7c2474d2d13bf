import type { Checklist } from '@byggtun/shared/contract/checklist';
import { checklistTexts } from '@byggtun/shared/contract/checklistRules';
import { changeChecklistResponsible } from '@byggtun/shared/contract/checklistSave';
import type { ResponsibleOption } from '@byggtun/shared/contract/responsible';
import { responsibleForm } from '@byggtun/shared/contract/responsibleForm';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { SelectField } from '@byggtun/shared/form/SelectField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useState } from 'react';

import { useOrRefresh, useRefreshChecklists } from './checklistData';
import { useSaveFirst } from './useSaveFirst';

interface ChangeResponsibleProps {
  checklist: Checklist;
  /** Whom it can be given to. */
  people: readonly ResponsibleOption[];
  /** Called when the dialog is gone. @param done it has another responsible */
  onClosed: (done: boolean) => void;
}

/** 'Endre ansvarlig' of a checklist: somebody else of the developer's staff; what is written is saved first, as it is theirs then. */
export function ChangeResponsible({ checklist, people, onClosed }: ChangeResponsibleProps) {
  const { notify } = usePortal();
  const { run } = useCommand(changeChecklistResponsible, ownProgress);
  const orRefresh = useOrRefresh();
  const refresh = useRefreshChecklists();
  const saveFirst = useSaveFirst(checklist);
  const [done, setDone] = useState(false);
  const { id, version, task } = checklist;
  const initial: { contactPersonId: number | undefined } = { contactPersonId: task.assignedTo };
  const form = useForm({
    schema: responsibleForm,
    initial,
    onSubmit: async ({ contactPersonId }) => {
      if (contactPersonId === task.assignedTo) return notify('warning', checklistTexts.alreadyResponsible);
      const unsaved = await saveFirst();
      if (unsaved) return notify('warning', `${unsaved} Ansvarlig er ikke endret.`);
      await orRefresh(run({ body: { id, version, contactPersonId } }));
      setDone(true);
      notify('success', 'Ansvarlig er endret.');
      refresh();
    },
  });
  const { value, error } = form.field('contactPersonId');
  return (
    <FormDialog
      title="Endre ansvarlig"
      submitText="Endre ansvarlig"
      form={form}
      done={done}
      onClosed={() => onClosed(done)}
    >
      <SelectField
        label="Ansvarlig"
        required
        options={people.map(({ id: key, fullName: text }) => ({ key, text }))}
        value={value}
        error={error}
        onChange={(key) => form.set('contactPersonId', key ?? undefined)}
      />
    </FormDialog>
  );
}
