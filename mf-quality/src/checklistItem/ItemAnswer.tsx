import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';
import { useId, useState } from 'react';

import { fieldOf } from './fieldOf';
import { ItemConflict } from './ItemConflict';
import { kindOf } from './itemKinds';
import { ItemWords } from './ItemWords';
import { useItemAnswer } from './useItemAnswer';

interface ItemAnswerProps {
  item: ChecklistItem;
  /** Of what is asked. */
  labelId: string;
  mayEdit: boolean;
}

/** The field of an item or its answer in words, what is wrong with it and what stands against it: all that a key that is pressed draws anew. */
export function ItemAnswer({ item, labelId, mayEdit }: ItemAnswerProps) {
  const errorId = useId();
  const [left, setLeft] = useState(false);
  const { onBlur, ...kept } = useKeptFocus<HTMLDivElement>(fieldOf);
  const { value, conflict, wrong, asked, change, discard } = useItemAnswer(item);
  const error = mayEdit && (left || asked) ? wrong : '';
  const { Field } = kindOf(item);
  const leave = () => {
    onBlur();
    setLeft(true);
  };
  return (
    <div className="checklist-item-answer" {...kept} onBlur={leave}>
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
        <ItemWords item={item} value={value} onDiscard={discard} />
      )}
      <span id={errorId} className="bt-field-error" role={error ? 'alert' : undefined}>
        {error}
      </span>
      {conflict && mayEdit ? <ItemConflict item={item} value={value} theirs={conflict} /> : null}
    </div>
  );
}
