import { formatFileSize } from '../text/fileSize';
import type { UploadItem } from './uploadQueue';

/** Says that little is left of the company's room for attachments, as it was when the last file was begun. */
export function RoomLeft({ items }: { items: readonly UploadItem[] }) {
  const room = items.findLast((item) => item.room)?.room;
  if (!room) return null;
  return (
    <p className="bt-secondary" role="status">
      {`Firmaet har ${formatFileSize(room.left)} igjen av ${formatFileSize(room.of)} til vedlegg. Ta kontakt med Byggtun for å få mer plass.`}
    </p>
  );
}
