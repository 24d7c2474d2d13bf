import { Button } from 'antd';
import { useRef, useState } from 'react';

import { Card } from '../ui/Card';
import { type Awaited, Loaded } from '../ui/Loaded';
import { Skeleton } from '../ui/Skeleton';
import { JournalItem } from './JournalItem';
import { JournalMoment } from './JournalMoment';
import type { RecordChange, StatusTable } from './recordChange';

/** So many changes stand there before one asks for all of them. */
const few = 5;

interface JournalCardProps<Status extends number> {
  /** The changes, the newest first. */
  journal: Awaited<readonly RecordChange<Status>[]>;
  statuses: StatusTable<Status>;
  createdBy: string;
  /** ISO date-time. */
  createdAt: string;
  /** What they did who made it. */
  createdText?: string;
}

/** Who changed what in a case and when, the newest first, down to its registration. */
export function JournalCard<Status extends number>(props: JournalCardProps<Status>) {
  const { journal, statuses, createdBy, createdAt, createdText = 'registrerte saken' } = props;
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const showAll = () => {
    setWhole(true);
    // The button that was pressed goes.
    list.current?.focus();
  };
  return (
    <Card title="Historikk">
      <Loaded call={journal} skeleton={<Skeleton />}>
        {(changes) => {
          const shown = whole ? changes : changes.slice(0, few);
          return (
            <>
              <ol ref={list} tabIndex={-1} className="journal">
                {shown.map((change) => (
                  <JournalItem key={change.id} change={change} statuses={statuses} />
                ))}
                {shown.length === changes.length && (
                  <li>
                    <JournalMoment at={createdAt} />
                    <span>
                      <strong>{createdBy}</strong> {createdText}
                    </span>
                  </li>
                )}
              </ol>
              {shown.length < changes.length && (
                <Button type="link" onClick={showAll}>
                  Vis alle {changes.length} endringer
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
