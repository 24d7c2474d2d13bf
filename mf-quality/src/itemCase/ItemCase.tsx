import './itemCase.css';

import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { Link } from '@byggtun/shared/portal/router';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { useAnswers } from '../checklistItem/answersContext';
import { caseKinds } from './caseKinds';
import { shownCase } from './shownCase';

interface ItemCaseProps {
  item: ChecklistItem;
  mayEdit: boolean;
}

/** What was made of an item that is not as it should be, and what has become of it; before that, the button that makes it. */
export function ItemCase({ item, mayEdit }: ItemCaseProps) {
  const { discrepancyType, askCase } = useAnswers();
  const made = shownCase(item);
  const { kind, text } = caseKinds[discrepancyType];
  const files = item.aberration?.attachments ?? [];
  return (
    <>
      {made ? (
        <div className="item-case">
          {made.path ? <Link to={made.path}>{made.name}</Link> : <strong>{made.name}</strong>}
          <span className="item-case-facts">
            <StatusChip color={made.color} text={made.status} />
            {made.responsible ? <span>Ansvarlig: {made.responsible}</span> : null}
            {item.actionsInfo ? <span>{item.actionsInfo}</span> : null}
          </span>
          {files.length > 0 ? <AttachmentList attachments={files} /> : null}
        </div>
      ) : null}
      <div className="item-case-buttons">
        <button
          type="button"
          className="item-case-button"
          disabled={!mayEdit}
          // Not `disabled`: the dialog that has made one gives the focus back to it.
          aria-disabled={made !== undefined || undefined}
          onClick={made ? undefined : () => askCase({ itemId: item.id, kind })}
        >
          {text}
          <span className="bt-hidden"> fra punkt {item.number}</span>
        </button>
        {item.aberration && mayEdit ? (
          <button
            type="button"
            className="item-case-button"
            onClick={() => askCase({ itemId: item.id, kind: 'action' })}
          >
            Opprett tiltak<span className="bt-hidden"> fra punkt {item.number}</span>
          </button>
        ) : null}
      </div>
    </>
  );
}
