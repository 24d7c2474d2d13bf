import { useFormWithFiles } from '@byggtun/shared/attachment/useFormWithFiles';
import { createItemAberration, itemAberrationForm, itemCaseTexts } from '@byggtun/shared/contract/itemCase';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { TextField } from '@byggtun/shared/form/TextField';
import { useForm } from '@byggtun/shared/form/useForm';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';

import type { ItemCaseProps } from './askedCase';
import { CaseFiles } from './CaseFiles';
import { describeItem, titleOf } from './describeItem';
import { useItemCase } from './useItemCase';

/** Makes the deviation of an item. */
export function CreateAberration({ checklist, item, value, onClosed }: ItemCaseProps) {
  const { notify } = usePortal();
  const { done, requestId, uploads, images, imageCount, attachments, orRefresh, finish } = useItemCase(item);
  const { run } = useCommand(createItemAberration, ownProgress);
  const form = useForm({
    schema: itemAberrationForm,
    initial: { title: titleOf(item), description: describeItem(checklist, item, value) },
    onSubmit: async (values) => {
      const aberration = { ...values, attachments };
      const body = { requestId, checklistItem: { id: item.id }, aberration };
      const answer = await orRefresh(run({ body }));
      finish(answer.checklistItem, itemCaseTexts.aberrationSaved);
    },
    onWrong: () => notify('warning', itemCaseTexts.allMissing),
  });
  return (
    <FormDialog
      title={`Avvik: punkt ${item.number}`}
      submitText="Opprett avvik"
      form={useFormWithFiles(form, uploads)}
      done={done}
      onClosed={onClosed}
    >
      <TextField label="Navn" required maxLength={200} {...form.field('title')} />
      <TextAreaField label="Beskrivelse" required maxLength={4000} {...form.field('description')} />
      <CaseFiles uploads={uploads} images={images} imageCount={imageCount} />
    </FormDialog>
  );
}
