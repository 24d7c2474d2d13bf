import type { JournalEntry } from '@byggtun/shared/contract/complaintJournal';
import { type ComplaintStatus, complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import { JournalMoment } from './JournalMoment';

function Status({ status }: { status: ComplaintStatus }) {
  const { color, text } = complaintStatuses[status];
  return <StatusChip color={color} text={text} />;
}

/** A change of a case in words: who, what, from, to, when. */
export function JournalItem({ entry }: { entry: JournalEntry }) {
  return (
    <li>
      <JournalMoment at={entry.at} />
      <span>
        <strong>{entry.by}</strong> <span className="bt-secondary">({entry.company})</span>{' '}
        {entry.field === 'status' ? 'endret status' : 'endret ansvarlig'}
      </span>
      <span className="journal-change">
        {entry.field === 'status' ? <Status status={entry.from} /> : entry.from}
        <span aria-hidden>→</span>
        <span className="bt-hidden">til</span>
        {entry.field === 'status' ? <Status status={entry.to} /> : <strong>{entry.to}</strong>}
      </span>
    </li>
  );
}
