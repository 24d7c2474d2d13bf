import { Button } from 'antd';
import { useState } from 'react';

import { AttachmentField } from '../attachment/AttachmentField';
import { AttachmentList } from '../attachment/AttachmentList';
import { chooserIn } from '../attachment/FilePicker';
import { useKeptUploads } from '../attachment/useKeptUploads';
import type { Uploads } from '../attachment/useUploads';
import { type Attachment, attachmentCount, type AttachmentsToSave } from '../contract/attachment';
import { usePortal } from '../portal/portal';
import { Card } from '../ui/Card';
import { useKeptFocus } from '../ui/useKeptFocus';

interface AttachmentsCardProps {
  /** The case, such as `complaint.101`: under it new files are remembered until they are saved. */
  of: string;
  attachments: readonly Attachment[];
  /** Of the case. */
  projectId?: number;
  /** Saves new ones; whoever saves tells of a failure and throws it on. Without it, none can be added. */
  onSave?: (attachments: AttachmentsToSave) => Promise<void>;
}

interface NewAttachmentsProps extends Required<Pick<AttachmentsCardProps, 'onSave'>> {
  uploads: Uploads;
}

function NewAttachments({ uploads, onSave }: NewAttachmentsProps) {
  const { notify } = usePortal();
  const [saving, setSaving] = useState(false);
  const { busy, items } = uploads;
  const count = uploads.toSave.length;
  const toSave = uploads.toSave.slice(0, attachmentCount);
  const several = count > attachmentCount ? `${attachmentCount} av ${count}` : count;
  const save = async () => {
    setSaving(true);
    try {
      await onSave(toSave);
      uploads.clear(toSave);
      notify('success', toSave.length === 1 ? 'Vedlegget er lagret.' : 'Vedleggene er lagret.');
    } catch {
      // It has been told, and the files are still here.
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <AttachmentField label="Legg til vedlegg" uploads={uploads} wholePage />
      {items.length > 0 ? (
        <div className="bt-form-actions">
          <span>{busy ? 'Filene lastes opp. De lagres når du trykker på knappen.' : ''}</span>
          <Button type="primary" loading={saving} disabled={busy || count === 0} onClick={() => void save()}>
            {count > 1 ? `Lagre ${several} vedlegg` : 'Lagre vedlegg'}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** The files of a case, and new ones (docs/product/comments.md#attachments). */
export function AttachmentsCard({ of, attachments, projectId, onSave }: AttachmentsCardProps) {
  const uploads = useKeptUploads(of, attachments, projectId);
  const kept = useKeptFocus<HTMLDivElement>(chooserIn);
  // The answer of a save can be on the page before the save is over.
  const isNew = new Set(uploads.toSave.map(({ bufferGuid }) => bufferGuid));
  const saved = attachments.filter(({ bufferGuid }) => !isNew.has(bufferGuid));
  return (
    <Card
      title="Vedlegg"
      {...(saved.length > 0 && { extra: <span className="bt-secondary">{saved.length}</span> })}
    >
      <div className="record-files" {...kept}>
        {saved.length === 0 ? (
          <p className="bt-secondary">Saken har ingen vedlegg.</p>
        ) : (
          <AttachmentList attachments={saved} />
        )}
        {onSave ? <NewAttachments uploads={uploads} onSave={onSave} /> : null}
      </div>
    </Card>
  );
}
