import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import type { Attachment } from '@byggtun/shared/contract/attachment';
import { scanTexts } from '@byggtun/shared/contract/attachmentTexts';
import { type DocumentRow, listVersions } from '@byggtun/shared/contract/document';
import { mayConvert, mayShow } from '@byggtun/shared/contract/documentRules';
import { useCall } from '@byggtun/shared/portal/useCall';
import { formatDateTime } from '@byggtun/shared/text/date';
import { formatFileSize } from '@byggtun/shared/text/fileSize';
import { DialogFrame } from '@byggtun/shared/ui/DialogFrame';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { Button } from 'antd';
import { useState } from 'react';

import { versionAttachment } from './documentAttachment';

interface VersionDialogProps {
  document: DocumentRow;
  onShow: (file: Attachment) => void;
  /** Shows Word and Excel as PDF; undefined elsewhere than on kiosks. */
  onConvert: ((file: Attachment) => void) | undefined;
  /** Undefined where nothing is saved (kiosks). */
  onSave: ((file: Attachment) => void) | undefined;
  onClosed: () => void;
}

/** Every version of a document: its number, who made it, when and why, and its file. */
export function VersionDialog({ document, onShow, onConvert, onSave, onClosed }: VersionDialogProps) {
  const [open, setOpen] = useState(true);
  const versions = useCall(listVersions, { params: { uuid: document.uuid } }, { quiet: true });
  return (
    <DialogFrame
      open={open}
      title={`Versjoner av ${document.fileName}`}
      footer={
        <div className="bt-form-actions">
          <Button type="primary" onClick={() => setOpen(false)}>
            Lukk vinduet
          </Button>
        </div>
      }
      onLeave={() => setOpen(false)}
      onClosed={onClosed}
    >
      <Loaded call={versions} skeleton={<Skeleton lines={4} />}>
        {(found) => (
          <ol className="documents-versions">
            {found.map((version) => {
              const file = versionAttachment(version);
              const kind = { list: false, applicationType: version.contentType };
              const shown = mayShow(kind) ? onShow : undefined;
              const show = mayConvert(kind) ? onConvert : shown;
              return (
                <li key={version.version}>
                  <span className="documents-version-text">
                    <strong>Versjon {version.version}</strong>
                    <span className="bt-secondary">
                      {formatDateTime(version.dateTime)} · {version.author} · {formatFileSize(version.size)}
                    </span>
                    {version.scan ? <span className="bt-secondary">{scanTexts[version.scan]}</span> : null}
                    {version.versionComment ? (
                      <span className="bt-break">{version.versionComment}</span>
                    ) : null}
                  </span>
                  <span className="documents-actions">
                    {show ? (
                      <Button
                        type="text"
                        icon={<EyeOutlined aria-hidden />}
                        aria-label={`Vis versjon ${version.version}`}
                        onClick={() => show(file)}
                      />
                    ) : null}
                    {onSave ? (
                      <Button
                        type="text"
                        icon={<DownloadOutlined aria-hidden />}
                        aria-label={`Last ned versjon ${version.version}`}
                        onClick={() => onSave(file)}
                      />
                    ) : null}
                  </span>
                </li>
              );
            })}
          </ol>
        )}
      </Loaded>
    </DialogFrame>
  );
}
