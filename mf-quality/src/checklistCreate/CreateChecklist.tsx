import {
  checklistForm,
  contextOf,
  createTexts,
  generateChecklist,
} from '@byggtun/shared/contract/checklistCreate';
import { checklistFilterOptions } from '@byggtun/shared/contract/checklistList';
import { DateField } from '@byggtun/shared/form/DateField';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { SelectField } from '@byggtun/shared/form/SelectField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRequestId } from '@byggtun/shared/record/useRequestId';
import { today } from '@byggtun/shared/text/date';
import { useState } from 'react';

import { useRefreshChecklists } from '../checklist/checklistData';
import { checklistKind } from '../checklist/checklistKind';
import { optionsOf } from './optionsOf';
import { type Chosen, useCreateChoices } from './useCreateChoices';

interface CreateChecklistProps {
  /** Where the list stands, when it stands on one place. */
  place: { projectId: number; houseId?: number | undefined } | undefined;
  /** Called when the dialog is gone. */
  onClosed: () => void;
}

const ingen = 'Ingen valgt';

/** 'Legg til sjekkliste': each field waits for the one before it, and what no longer fits is taken back (docs/product/quality.md#making-one). */
export function CreateChecklist({ place, onClosed }: CreateChecklistProps) {
  const { notify, navigate, session } = usePortal();
  const { run } = useCommand(generateChecklist, ownProgress);
  const refresh = useRefreshChecklists();
  const [made, setMade] = useState<number>();
  const { requestId, refused } = useRequestId();
  const { data: options } = useCall(checklistFilterOptions, {});
  const initial: Chosen = {
    projectId: place?.projectId,
    houseId: place?.houseId ?? null,
    sectionId: null,
    checklistId: undefined,
    assignedTo: session.profile.id,
    deadLine: '',
  };
  const form = useForm({
    schema: checklistForm,
    initial,
    onSubmit: async ({ projectId, houseId, sectionId, ...values }) => {
      const context = contextOf({ projectId, houseId, sectionId });
      const { id } = await run({ body: { ...values, ...context, requestId } }).catch(refused);
      setMade(id);
      notify('success', createTexts.created);
      refresh();
    },
    onWrong: () => notify('warning', createTexts.allMissing),
  });
  const { projectId, houseId } = form.values;
  const { houses, sections, checklists } = useCreateChoices(form.values);
  const choose = (name: 'projectId' | 'houseId' | 'sectionId', key: number | null) => {
    form.set(name, key ?? (name === 'projectId' ? undefined : null));
    if (name === 'projectId') form.set('houseId', null);
    if (name !== 'sectionId') form.set('sectionId', null);
    form.set('checklistId', undefined);
  };
  const leave = () => {
    onClosed();
    if (made !== undefined) navigate(checklistKind.path(made));
  };
  return (
    <FormDialog
      title="Legg til sjekkliste"
      submitText="Legg til sjekkliste"
      form={form}
      done={made !== undefined}
      onClosed={leave}
    >
      <SelectField
        label="Prosjekt"
        required
        options={optionsOf(options?.projects)}
        {...form.field('projectId')}
        onChange={(key) => choose('projectId', key)}
      />
      <SelectField
        label="Bygg"
        none={ingen}
        disabled={projectId === undefined}
        options={houses}
        {...form.field('houseId')}
        onChange={(key) => choose('houseId', key)}
      />
      <SelectField
        label="Seksjon"
        none={ingen}
        disabled={houseId === null}
        options={sections}
        {...form.field('sectionId')}
        onChange={(key) => choose('sectionId', key)}
      />
      <SelectField
        label="Sjekkliste"
        required
        disabled={projectId === undefined}
        options={checklists}
        {...form.field('checklistId')}
        onChange={(key) => form.set('checklistId', key ?? undefined)}
      />
      <SelectField
        label="Ansvarlig"
        required
        options={optionsOf(options?.users)}
        {...form.field('assignedTo')}
        onChange={(key) => form.set('assignedTo', key ?? undefined)}
      />
      <DateField label="Frist" required min={today()} {...form.field('deadLine')} />
    </FormDialog>
  );
}
