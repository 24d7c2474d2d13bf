import { attachmentCount, tooManyAttachments } from '../contract/attachment';
import { attachmentTexts } from '../contract/attachmentTexts';
import type { Form } from '../form/useForm';
import { usePortal } from '../portal/portal';
import type { Uploads } from './useUploads';

/**
 * A form together with its new files: it is not sent while one of them is missing or with more than one save takes, which is told, and files that would be lost count as
 * something typed.
 */
export function useFormWithFiles<Some extends Pick<Form<object>, 'isDirty' | 'submit'>>(
  form: Some,
  { items, busy, failed }: Pick<Uploads, 'items' | 'busy' | 'failed'>,
): Some {
  const { notify } = usePortal();
  return {
    ...form,
    isDirty: form.isDirty || items.length > 0,
    submit: async () => {
      if (busy) notify('warning', attachmentTexts.notUpYet);
      else if (failed) notify('warning', attachmentTexts.notUp);
      else if (items.length > attachmentCount) notify('warning', tooManyAttachments);
      else await form.submit();
    },
  };
}
