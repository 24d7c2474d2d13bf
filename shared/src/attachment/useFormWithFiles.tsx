import { attachmentCount, tooManyAttachments } from '../contract/attachment';
import { attachmentTexts } from '../contract/attachmentTexts';
import type { Form } from '../form/useForm';
import { usePortal } from '../portal/portal';
import type { Uploads } from './useUploads';

/**
 * A form together with its new files: it is not sent while one of them is missing or with more than one save takes, which is told, and files that would be lost count as
 * something typed, and are thrown away with it.
 */
export function useFormWithFiles<Some extends Pick<Form<object>, 'isDirty' | 'submit'>>(
  form: Some,
  { items, busy, failed, remove }: Pick<Uploads, 'items' | 'busy' | 'failed' | 'remove'>,
): Some & { discard: () => void } {
  const { notify } = usePortal();
  return {
    ...form,
    isDirty: form.isDirty || items.length > 0,
    discard: () => items.forEach(({ key }) => remove(key)),
    submit: async () => {
      if (busy) notify('warning', attachmentTexts.notUpYet);
      else if (failed) notify('warning', attachmentTexts.notUp);
      else if (items.length > attachmentCount) notify('warning', tooManyAttachments);
      else await form.submit();
    },
  };
}
