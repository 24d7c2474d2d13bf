import type { RegLine } from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Card } from '@byggtun/shared/ui/Card';
import { Loaded } from '@byggtun/shared/ui/Loaded';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { Button } from 'antd';
import { useState } from 'react';

import { complaintInput } from './complaintCalls';
import { JournalItem } from './JournalItem';
import { JournalMoment } from './JournalMoment';

/** So many changes stand there before one asks for all of them. */
const few = 5;

/** Who changed what in a case and when, the newest first, down to its registration. */
export function JournalCard({ complaint }: { complaint: RegLine }) {
  const { lineIndexLineId, createdBy, lineCreatedDate } = complaint;
  const journal = useCall(listComplaintJournal, complaintInput(lineIndexLineId), { quiet: true });
  const [whole, setWhole] = useState(false);
  return (
    <Card title="Historikk">
      <Loaded call={journal} skeleton={<Skeleton />}>
        {(entries) => {
          const shown = whole ? entries : entries.slice(0, few);
          return (
            <>
              <ol className="journal">
                {shown.map((entry) => (
                  <JournalItem key={entry.id} entry={entry} />
                ))}
                {shown.length === entries.length && (
                  <li>
                    <JournalMoment at={lineCreatedDate} />
                    <span>
                      <strong>{createdBy}</strong> registrerte saken
                    </span>
                  </li>
                )}
              </ol>
              {shown.length < entries.length && (
                <Button type="link" onClick={() => setWhole(true)}>
                  Vis alle {entries.length} endringer
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Card>
  );
}
