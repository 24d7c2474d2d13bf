import { StatusChip } from '@byggtun/shared/ui/StatusChip';

import type { CaseChange, StatusTable } from './caseChange';
import { JournalMoment } from './JournalMoment';

interface JournalItemProps<Status extends number> {
  change: CaseChange<Status>;
  statuses: StatusTable<Status>;
}

/** A change of a case in words: who, what, from, to, when. */
export function JournalItem<Status extends number>({ change, statuses }: JournalItemProps<Status>) {
  const chip = (status: Status) => {
    const { color, text } = statuses[status];
    return <StatusChip color={color} text={text} />;
  };
  return (
    <li>
      <JournalMoment at={change.at} />
      <span>
        <strong>{change.by}</strong> <span className="bt-secondary">({change.company})</span>{' '}
        {change.field === 'status' ? 'endret status' : 'endret ansvarlig'}
      </span>
      <span className="journal-change">
        {change.field === 'status' ? chip(change.from) : change.from}
        <span aria-hidden>→</span>
        <span className="bt-hidden">til</span>
        {change.field === 'status' ? chip(change.to) : <strong>{change.to}</strong>}
      </span>
    </li>
  );
}
