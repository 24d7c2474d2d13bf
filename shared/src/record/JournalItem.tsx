import { StatusChip } from '../ui/StatusChip';
import { JournalMoment } from './JournalMoment';
import type { RecordChange, StatusTable } from './recordChange';

interface JournalItemProps<Status extends number> {
  change: RecordChange<Status>;
  statuses: StatusTable<Status>;
}

/** A change of a case in words: who, what, from, to, when. */
export function JournalItem<Status extends number>({ change, statuses }: JournalItemProps<Status>) {
  const chip = (status: Status) => {
    const { color, text, icon } = statuses[status];
    return <StatusChip color={color} text={text} icon={icon} />;
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
