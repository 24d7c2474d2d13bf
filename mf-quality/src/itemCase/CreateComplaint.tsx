import { useFormWithFiles } from '@byggtun/shared/attachment/useFormWithFiles';
import { createItemComplaint, itemCaseTexts, itemComplaintForm } from '@byggtun/shared/contract/itemCase';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import type { Found } from '@byggtun/shared/form/SearchField';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { TextField } from '@byggtun/shared/form/TextField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { ResponsibleField } from '@byggtun/shared/record/ResponsibleField';
import { useState } from 'react';

import type { ItemCaseProps } from './askedCase';
import { CaseFiles } from './CaseFiles';
import { describeItem, titleOf } from './describeItem';
import { useItemCase } from './useItemCase';

/** Makes the complaint of an item. */
export function CreateComplaint({ checklist, item, value, people, onClosed }: ItemCaseProps) {
  const { notify } = usePortal();
  const { done, requestId, uploads, images, imageCount, attachments, orRefresh, finish } = useItemCase(item);
  const { run } = useCommand(createItemComplaint, ownProgress);
  const [responsible, setResponsible] = useState<Found>();
  const initial: { name: string; txt: string; contactPersonId: number | undefined } = {
    name: titleOf(item),
    txt: describeItem(checklist, item, value),
    contactPersonId: undefined,
  };
  const form = useForm({
    schema: itemComplaintForm,
    initial,
    onSubmit: async (values) => {
      const regLine = { ...values, attachments };
      const body = { requestId, checklistItem: { id: item.id }, regLine };
      const answer = await orRefresh(run({ body }));
      finish(answer.checklistItem, itemCaseTexts.complaintSaved);
    },
    onWrong: () => notify('warning', itemCaseTexts.somethingMissing),
  });
  const choose = (found: Found | undefined) => {
    setResponsible(found);
    form.set('contactPersonId', found?.key);
  };
  return (
    <FormDialog
      title={`Reklamasjon: punkt ${item.number}`}
      submitText="Opprett reklamasjon"
      form={useFormWithFiles(form, uploads)}
      done={done}
      onClosed={onClosed}
    >
      <TextField label="Tittel" required maxLength={200} {...form.field('name')} />
      <TextAreaField label="Beskrivelse" required maxLength={4000} {...form.field('txt')} />
      <ResponsibleField
        users={people}
        value={responsible}
        error={form.errors.contactPersonId}
        onChange={choose}
      />
      <CaseFiles uploads={uploads} images={images} imageCount={imageCount} />
    </FormDialog>
  );
}
