import type { Attachment } from '../contract/attachment';
import { formatDateTime } from '../text/date';

/** Who added a file, where that is no customer, and when; nothing for one that is not saved. */
export function AddedBy({ attachment: { addedBy, addedAt } }: { attachment: Attachment }) {
  if (!addedAt) return null;
  return (
    <span className="bt-secondary bt-figures">
      {addedBy ? `${addedBy}, ` : ''}
      <time dateTime={addedAt}>{formatDateTime(addedAt)}</time>
    </span>
  );
}
