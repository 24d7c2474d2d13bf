import { type Attachment } from '../contract/attachment';
import { openTicket, streamAttachment } from '../contract/attachmentCalls';
import { callPath } from '../http/request';
import { usePortal } from '../portal/portal';
import { useCommand } from '../portal/useCommand';
import { beginSaving, sayInTurn } from './ticketCalls';

/** Lets the browser save an attachment as any download, with its own progress; undefined on kiosks, where the file would stay for the next person. */
export function useSaveAttachment(): ((attachment: Attachment) => void) | undefined {
  const { apiBase, kiosk } = usePortal();
  const { run } = useCommand(openTicket);
  if (kiosk) return undefined;
  const save = async ({ bufferGuid, fileName }: Attachment) => {
    const params = { bufferGuid };
    beginSaving(bufferGuid);
    await sayInTurn(bufferGuid, () => run({ params }));
    const link = document.createElement('a');
    link.href = apiBase + callPath(streamAttachment, { params, query: { save: '1' } });
    link.download = fileName;
    link.click();
  };
  // What went wrong has been told.
  return (attachment) => void save(attachment).catch(() => undefined);
}
