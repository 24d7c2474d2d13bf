import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import { Button } from 'antd';
import { useState } from 'react';

import type { Attachment } from '../contract/attachment';
import { canPreview } from '../contract/attachmentKind';
import { useDialog } from '../form/useDialog';
import { formatFileSize } from '../text/fileSize';
import { AddedBy } from './AddedBy';
import { Thumbnail } from './Thumbnail';
import { useSaveAttachment } from './useSaveAttachment';

const loadViewer = () => import('./AttachmentViewer').then((dialog) => dialog.AttachmentViewer);

interface AttachmentListProps {
  attachments: readonly Attachment[];
  /** What is around them says who added them, and when. */
  isTold?: boolean;
}

/** Attachments that are saved: images, video, audio and pdf open here, everything can be downloaded. */
export function AttachmentList({ attachments, isTold = false }: AttachmentListProps) {
  const viewer = useDialog(loadViewer, { early: attachments.length > 0 });
  const save = useSaveAttachment();
  const [opened, setOpened] = useState('');
  const shown = attachments.filter(({ contentType }) => canPreview(contentType));
  const open = ({ bufferGuid }: Attachment) => {
    setOpened(bufferGuid);
    viewer.open();
  };

  return (
    <>
      <ul className="bt-files">
        {attachments.map((attachment) => {
          const { bufferGuid, fileName, size } = attachment;
          const show = shown.includes(attachment) ? () => open(attachment) : save && (() => save(attachment));
          return (
            <li key={bufferGuid} className="bt-file">
              <Thumbnail attachment={attachment} />
              <div className="bt-file-text">
                {show ? (
                  <button type="button" className="bt-link bt-break" onClick={show}>
                    <span className="bt-hidden">Åpne </span>
                    {fileName}
                  </button>
                ) : (
                  <span className="bt-break">{fileName}</span>
                )}
                <span className="bt-secondary bt-figures">{formatFileSize(size)}</span>
                {isTold ? null : <AddedBy attachment={attachment} />}
              </div>
              {save ? (
                <div className="bt-file-actions">
                  <Button
                    type="text"
                    icon={<DownloadOutlined aria-hidden />}
                    aria-label={`Last ned ${fileName}`}
                    onClick={() => save(attachment)}
                  />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {viewer.Dialog ? <viewer.Dialog attachments={shown} first={opened} onClosed={viewer.close} /> : null}
    </>
  );
}
