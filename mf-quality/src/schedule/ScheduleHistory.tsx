import type { ScheduleJournalEntry } from '@byggtun/shared/contract/activity';
import { JournalMoment } from '@byggtun/shared/record/JournalMoment';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { Button } from 'antd';
import { useRef, useState } from 'react';

import { useScheduleJournal } from './scheduleData';

/** So many lines stand there before one asks for all of them. */
const few = 5;

const wordsOf = ({ activity, done, responsible }: ScheduleJournalEntry) => {
  if (responsible) return `endret ansvarlig fra ${responsible.from} til ${responsible.to}`;
  if (activity === null) return 'ferdigmeldte egenkontrollen';
  return done ? `fullførte «${activity}»` : `angret «${activity}»`;
};

/** Who did what in a self-check and when, the newest first. */
export function ScheduleHistory({ id }: { id: number }) {
  const journal = useScheduleJournal(id);
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
        {(lines) =>
          lines.length === 0 ? (
            <p className="bt-secondary">Ingenting er gjort ennå.</p>
          ) : (
            <>
              <ol ref={list} tabIndex={-1} className="schedule-history">
                {(whole ? lines : lines.slice(0, few)).map((line) => (
                  <li key={line.id}>
                    <JournalMoment at={line.at} />
                    <span>
                      <strong>{line.by}</strong> <span className="bt-secondary">({line.company})</span>{' '}
                      {wordsOf(line)}
                    </span>
                  </li>
                ))}
              </ol>
              {!whole && lines.length > few ? (
                <Button type="link" onClick={showAll}>
                  Vis alle {lines.length} linjer
                </Button>
              ) : null}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
