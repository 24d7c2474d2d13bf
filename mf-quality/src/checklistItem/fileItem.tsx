import { AttachmentField } from '@byggtun/shared/attachment/AttachmentField';
import { useKeptUploads } from '@byggtun/shared/attachment/useKeptUploads';
import { useEffect, useEffectEvent } from 'react';

import { useAnswers } from './answersContext';
import type { ItemFieldProps, ItemKind } from './itemKind';

/** Files go up at once, and are saved with the answers when all are there. */
function FileField({ item, labelId }: ItemFieldProps) {
  const { answers, projectId } = useAnswers();
  const uploads = useKeptUploads(`checkpoint.${item.id}`, item.attachments, projectId);
  const { toSave, busy } = uploads;
  const ready = busy ? '' : toSave.map(({ bufferGuid }) => bufferGuid).join();
  const tell = useEffectEvent(() =>
    answers.setFiles(item, { attachments: busy ? [] : toSave, isComing: busy, onSaved: uploads.clear }),
  );
  useEffect(() => tell(), [ready, busy]);
  return (
    <div role="group" aria-labelledby={labelId}>
      <AttachmentField uploads={uploads} label="Nye filer" hideLabel />
    </div>
  );
}

/** Type 5: files. They are no value of the field: each is added to those that are there. */
export const fileItem: ItemKind = {
  Field: FileField,
  toForm: () => '',
  toAnswer: () => ({}),
  wrong: '',
  words: () => '',
};
