import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { formatDateTime } from '@byggtun/shared/text/date';
import { memo, useId, useState, useSyncExternalStore } from 'react';

import { ItemCase } from '../itemCase/ItemCase';
import { caseMark } from '../itemCase/shownCase';
import { useAnswers } from './answersContext';
import { ItemConflict } from './ItemConflict';
import { ItemHelp } from './ItemHelp';
import { kindOf } from './itemKinds';
import { ItemWords } from './ItemWords';

interface ItemRowProps {
  item: ChecklistItem;
  mayEdit: boolean;
}

/** What is fetched anew has new objects; only a new version, or a change of its case, is another item. */
const isSame = (before: ItemRowProps, after: ItemRowProps) =>
  before.mayEdit === after.mayEdit &&
  before.item.id === after.item.id &&
  before.item.version === after.item.version &&
  caseMark(before.item) === caseMark(after.item);

/** One item: what is asked, its answer, who gave it, and what stands against it. */
export const ItemRow = memo(function ItemRow({ item, mayEdit }: ItemRowProps) {
  const { answers } = useAnswers();
  const id = useId();
  const [left, setLeft] = useState(false);
  const value = useSyncExternalStore(answers.subscribe, () => answers.valueOf(item));
  const answered = useSyncExternalStore(answers.subscribe, () => answers.isAnswered(item));
  const conflict = useSyncExternalStore(answers.subscribe, () => answers.conflictOf(item));
  const wrong = useSyncExternalStore(answers.subscribe, () => answers.wrongOf(item));
  const asked = useSyncExternalStore(answers.subscribe, answers.isAsked);
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
            onChange={(next) => answers.set(item, next)}
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
