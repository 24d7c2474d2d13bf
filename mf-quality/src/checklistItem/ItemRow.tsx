import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { formatDateTime } from '@byggtun/shared/text/date';
import { memo, useId } from 'react';

import { ItemCase } from '../itemCase/ItemCase';
import { isSameItem } from './isSameItem';
import { ItemAnswer } from './ItemAnswer';
import { ItemHelp } from './ItemHelp';
import { ItemMark } from './ItemMark';

interface ItemRowProps {
  item: ChecklistItem;
  mayEdit: boolean;
}

const isSame = (before: ItemRowProps, after: ItemRowProps) =>
  before.mayEdit === after.mayEdit && isSameItem(before.item, after.item);

/** One item: what is asked, its answer, who gave it, and what stands against it. */
export const ItemRow = memo(function ItemRow({ item, mayEdit }: ItemRowProps) {
  const labelId = useId();
  return (
    <li id={`item-${item.id}`} className="checklist-item">
      <ItemMark item={item} />
      <div className="checklist-item-body">
        <h4 id={labelId}>
          <span className="bt-hidden">{item.number}. </span>
          {item.txt}
        </h4>
        <ItemHelp html={item.html} />
        {item.attachments.length > 0 ? <AttachmentList attachments={item.attachments} /> : null}
        <ItemAnswer item={item} labelId={labelId} mayEdit={mayEdit} />
        <ItemCase item={item} mayEdit={mayEdit} />
        {item.updatedBy && item.updatedAt ? (
          <span className="bt-secondary checklist-updated">
            Oppdatert av {item.updatedBy} {formatDateTime(item.updatedAt)}
          </span>
        ) : null}
      </div>
    </li>
  );
}, isSame);
