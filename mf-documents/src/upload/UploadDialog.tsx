import { FilePicker } from '@byggtun/shared/attachment/FilePicker';
import { RoomLeft } from '@byggtun/shared/attachment/RoomLeft';
import type { UploadItem } from '@byggtun/shared/attachment/uploadQueue';
import type { DocumentFolder } from '@byggtun/shared/contract/document';
import { focusAgain } from '@byggtun/shared/form/focusAgain';
import { discardQuestion, FooterQuestion } from '@byggtun/shared/form/FooterQuestion';
import { useLeaveWarning } from '@byggtun/shared/form/useLeaveWarning';
import { formatCount } from '@byggtun/shared/text/count';
import { DialogFrame } from '@byggtun/shared/ui/DialogFrame';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';

import type { SaveState } from './createFolderUploads';
import { UploadLine } from './UploadLine';
import type { useFolderUploads } from './useFolderUploads';
import { useWords } from './useWords';

interface UploadDialogProps {
  folder: DocumentFolder;
  uploads: ReturnType<typeof useFolderUploads>;
  onClosed: () => void;
}

/**
 * Files for a folder, and what has become of each (docs/product/documents.md#upload). Those that are on their way go on when it is closed; it asks
 * before words on a change are lost, and stays while one is sent, whose file would be taken away with the others.
 */
export function UploadDialog({ folder, uploads, onClosed }: UploadDialogProps) {
  const [open, setOpen] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const files = useRef<HTMLDivElement>(null);
  const stoodIn = useRef<HTMLElement>(null);
  const { watch } = uploads;
  const words = useWords();
  useLeaveWarning(open && words.isWritten);
  useEffect(() => (open ? watch() : undefined), [open, watch]);
  const stateOf = ({ attachment }: UploadItem): SaveState | undefined =>
    attachment && uploads.states.get(attachment.bufferGuid);
  /** What was not saved; what is on its way goes on. */
  const isGivenUp = (item: UploadItem) =>
    item.state === 'failed' || ['exists', 'refused', 'failed'].includes(stateOf(item)?.status ?? '');
  const isSaved = (item: UploadItem) => stateOf(item)?.status === 'saved';
  const saved = uploads.items.filter(isSaved).length;
  const tellWord: typeof words.tell = (guid, state) => {
    setAsking(false);
    words.tell(guid, state);
  };
  const goOn = () => {
    setAsking(false);
    // The button that has answered goes with its question.
    focusAgain(files.current, stoodIn.current);
  };
  const leave = () => {
    if (words.isSending) return;
    if (words.isWritten && !isAsking) return setAsking(true);
    setOpen(false);
    for (const item of uploads.items) if (isGivenUp(item)) uploads.remove(item.key);
    uploads.clear();
  };
  return (
    <DialogFrame
      strict
      open={open}
      title={`Last opp til ${folder.title}`}
      footer={
        isAsking && words.isWritten ? (
          <FooterQuestion question={{ ...discardQuestion, onYes: leave, onNo: goOn }} />
        ) : (
          <div className="bt-form-actions">
            <Button type="primary" disabled={words.isSending} onClick={leave}>
              Lukk vinduet
            </Button>
          </div>
        )
      }
      onLeave={leave}
      onClosed={onClosed}
    >
      <div ref={files} onFocus={({ target }) => (stoodIn.current = target)}>
        <FilePicker isDocument wholePage onFiles={uploads.add}>
          {uploads.items.length > 0 ? (
            <ul className="bt-files" aria-label="Status for opplasting">
              {uploads.items.map((item) => (
                <UploadLine
                  key={item.key}
                  item={item}
                  state={stateOf(item)}
                  isSending={words.isSent(item.attachment?.bufferGuid)}
                  onWord={tellWord}
                  uploads={uploads}
                />
              ))}
            </ul>
          ) : null}
        </FilePicker>
      </div>
      <RoomLeft items={uploads.items} />
      <p role="status" className="bt-secondary documents-uploaded">
        {uploads.items.length > 0
          ? `${formatCount(saved)} av ${formatCount(uploads.items.length)} filer er lastet opp.`
          : ''}
      </p>
    </DialogFrame>
  );
}
