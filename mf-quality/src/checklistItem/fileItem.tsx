import { AttachmentField } from '@byggtun/shared/attachment/AttachmentField';
import { useDeviceUploads } from '@byggtun/shared/attachment/useDeviceUploads';
import { useKeptFiles } from '@byggtun/shared/attachment/useKeptFiles';
import type { Uploads } from '@byggtun/shared/attachment/useUploads';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { useEffect, useEffectEvent } from 'react';

import { useAnswers } from './answersContext';
import type { NewFiles } from './createItemFiles';
import type { ItemFieldProps, ItemKind } from './itemKind';
import { newFilesOf } from './newFilesOf';

const restOf = ({ items, busy, failed }: Uploads): NewFiles['rest'] => {
  // It is busy too until it is known what the device has kept, which is nothing as a rule.
  if (busy && items.length > 0) return 'coming';
  return failed ? 'failed' : 'none';
};

/** Files go up at once, and are saved after the answers when none is on its way any more; the device keeps them until then. */
function FileField({ item, labelId }: ItemFieldProps) {
  const { answers, projectId } = useAnswers();
  const uploads = useDeviceUploads(newFilesOf(item), item.attachments, projectId);
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

/** New files that were not saved before the checklist could only be read. */
function KeptFiles({ item }: { item: ChecklistItem }) {
  const names = useKeptFiles(newFilesOf(item), item.attachments);
  if (names.length === 0) return null;
  return <p className="checklist-unsaved">Ikke lagret, bare på denne enheten: {names.join(', ')}</p>;
}

/** Type 5: files. They are no value of the field: each is added to those that are there. */
export const fileItem: ItemKind = {
  Field: FileField,
  toForm: () => '',
  toAnswer: () => ({}),
  wrong: '',
  words: () => '',
  Kept: KeptFiles,
};
