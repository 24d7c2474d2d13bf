import { AttachmentField } from '@byggtun/shared/attachment/AttachmentField';
import { useFormWithFiles } from '@byggtun/shared/attachment/useFormWithFiles';
import { useUploads } from '@byggtun/shared/attachment/useUploads';
import type { DocumentRow } from '@byggtun/shared/contract/document';
import { summaryLimit } from '@byggtun/shared/contract/documentUpload';
import { FormDialog } from '@byggtun/shared/form/FormDialog';
import { TextAreaField } from '@byggtun/shared/form/TextAreaField';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useState } from 'react';

import { useNewVersion } from './useNewVersion';

const texts = {
  none: 'Velg filen som er den nye versjonen.',
  many: 'Velg bare én fil.',
} as const;

interface NewVersionDialogProps {
  document: DocumentRow;
  onClosed: () => void;
}

/** A new version of a document, with what was changed (docs/product/documents.md#upload). */
export function NewVersionDialog({ document, onClosed }: NewVersionDialogProps) {
  const { notify } = usePortal();
  const [done, setDone] = useState(false);
  const uploads = useUploads(`version.${document.uuid}`, [], { isDocument: true });
  const form = useNewVersion({
    uuid: document.uuid,
    bufferGuid: () => (uploads.toSave.length === 1 ? uploads.toSave[0]?.bufferGuid : undefined),
    onNoFile: () => notify('warning', uploads.toSave.length > 1 ? texts.many : texts.none),
    onSaved: (version) => {
      uploads.clear(uploads.toSave);
      setDone(true);
      notify('success', `${document.fileName} er lastet opp som versjon ${version}.`);
    },
  });
  return (
    <FormDialog
      title={`Ny versjon av ${document.fileName}`}
      submitText="Lagre ny versjon"
      form={useFormWithFiles(form, uploads)}
      done={done}
      onClosed={onClosed}
    >
      <AttachmentField uploads={uploads} label="Ny fil" isDocument wholePage />
      <TextAreaField
        label="Endringsmelding"
        required
        maxLength={summaryLimit}
        {...form.field('changeSummary')}
      />
    </FormDialog>
  );
}
