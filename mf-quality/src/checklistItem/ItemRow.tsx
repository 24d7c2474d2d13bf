import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { formatDateTime } from '@byggtun/shared/text/date';
import { memo, useId, useState } from 'react';

import { ItemCase } from '../itemCase/ItemCase';
import { isSameItem } from './isSameItem';
import { ItemConflict } from './ItemConflict';
import { ItemHelp } from './ItemHelp';
import { kindOf } from './itemKinds';
import { ItemWords } from './ItemWords';
import { useItemAnswer } from './useItemAnswer';

interface ItemRowProps {
  item: ChecklistItem;
  mayEdit: boolean;
}

const isSame = (before: ItemRowProps, after: ItemRowProps) =>
  before.mayEdit === after.mayEdit && isSameItem(before.item, after.item);

/** One item: what is asked, its answer, who gave it, and what stands against it. */
export const ItemRow = memo(function ItemRow({ item, mayEdit }: ItemRowProps) {
  const id = useId();
  const [left, setLeft] = useState(false);
  const { value, answered, conflict, wrong, asked, change } = useItemAnswer(item);
  const error = left || asked ? wrong : '';
  const { Field } = kindOf(item);
  const [labelId, errorId] = [`${id}-label`, `${id}-error`];
  return (
    <li id={`item-${item.id}`} className="checklist-item" data-answered={answered}>
      <span className="checklist-number-mark" aria-hidden>
        {item.number}
      </span>
      <div className="checklist-item-body" onBlur={() => setLeft(true)}>
        <h4 id={labelId}>
          <span className="bt-hidden">{item.number}. </span>
          {item.txt}
        </h4>
        <ItemHelp html={item.html} />
        {item.attachments.length > 0 ? <AttachmentList attachments={item.attachments} /> : null}
        {mayEdit ? (
          <Field
            item={item}
            value={value}
            labelId={labelId}
            errorId={errorId}
            isWrong={error !== ''}
            onChange={change}
          />
        ) : (
          <ItemWords item={item} value={value} />
        )}
        <span id={errorId} className="bt-field-error" role={error ? 'alert' : undefined}>
          {error}
        </span>
        {conflict && mayEdit ? <ItemConflict item={item} value={value} theirs={conflict} /> : null}
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
