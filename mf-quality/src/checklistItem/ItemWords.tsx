import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { Button } from 'antd';

import { kindOf } from './itemKinds';

interface ItemWordsProps {
  item: ChecklistItem;
  /** As it would stand in the field: one's own, when it was not saved. */
  value: string;
  onDiscard: () => void;
}

/** An answer that can only be read; one's own that was not saved beside it. */
export function ItemWords({ item, value, onDiscard }: ItemWordsProps) {
  const { toAnswer, toForm, words, Kept } = kindOf(item);
  const stored = toForm(item);
  // By what would be sent: the server has trimmed what was typed.
  const isLost = JSON.stringify(toAnswer(value, item)) !== JSON.stringify(toAnswer(stored, item));
  return (
    <>
      {stored !== '' ? <p className="checklist-words">{words(stored, item)}</p> : null}
      {stored === '' && item.attachments.length === 0 ? <p className="bt-secondary">Ikke besvart</p> : null}
      {isLost ? (
        <div className="checklist-unsaved">
          <p>Ditt svar er ikke lagret: {words(value, item) || 'tomt'}</p>
          <Button onClick={onDiscard}>Forkast mitt svar</Button>
        </div>
      ) : null}
      {Kept ? <Kept item={item} /> : null}
    </>
  );
}
