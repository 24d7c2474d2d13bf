import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { formatDateTime } from '@byggtun/shared/text/date';
import { Button } from 'antd';

import { useAnswers } from './answersContext';
import { kindOf } from './itemKinds';

interface ItemConflictProps {
  item: ChecklistItem;
  /** The own answer. */
  value: string;
  theirs: ChecklistItem;
}

/** Somebody has answered the item meanwhile: both answers, and which is to stand. */
export function ItemConflict({ item, value, theirs }: ItemConflictProps) {
  const { answers } = useAnswers();
  const { words, toForm } = kindOf(item);
  const by = theirs.updatedBy ?? 'Noen';
  return (
    <div className="checklist-conflict" role="alert">
      <p>
        {by} har svart på dette punktet{theirs.updatedAt ? ` ${formatDateTime(theirs.updatedAt)}` : ''}. Ditt
        svar er ikke lagret.
      </p>
      <dl>
        <div>
          <dt>Ditt svar</dt>
          <dd>{words(value, item) || 'Ikke besvart'}</dd>
        </div>
        <div>
          <dt>Lagret svar</dt>
          <dd>{words(toForm(theirs), theirs) || 'Ikke besvart'}</dd>
        </div>
      </dl>
      <div className="checklist-conflict-choice">
        <Button onClick={() => answers.resolve(item, 'mine')}>Behold mitt svar</Button>
        <Button onClick={() => answers.resolve(item, 'theirs')}>Bruk det lagrede svaret</Button>
      </div>
    </div>
  );
}
