import { AttachmentField } from '@byggtun/shared/attachment/AttachmentField';
import { useKeptUploads } from '@byggtun/shared/attachment/useKeptUploads';
import type { Uploads } from '@byggtun/shared/attachment/useUploads';
import { useEffect, useEffectEvent } from 'react';

import { useAnswers } from './answersContext';
import type { NewFiles } from './createItemFiles';
import type { ItemFieldProps, ItemKind } from './itemKind';

const restOf = ({ busy, failed }: Uploads): NewFiles['rest'] => {
  if (busy) return 'coming';
  return failed ? 'failed' : 'none';
};

/** Files go up at once, and are saved with the answers when none is on its way any more. */
function FileField({ item, labelId }: ItemFieldProps) {
  const { answers, projectId } = useAnswers();
  const uploads = useKeptUploads(`checkpoint.${item.id}`, item.attachments, projectId);
  const { toSave, busy } = uploads;
  const ready = busy ? '' : toSave.map(({ bufferGuid }) => bufferGuid).join();
  const rest = restOf(uploads);
  const tell = useEffectEvent(() =>
    answers.setFiles(item, { attachments: busy ? [] : toSave, rest, uploads }),
  );
  useEffect(() => tell(), [ready, rest]);
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
