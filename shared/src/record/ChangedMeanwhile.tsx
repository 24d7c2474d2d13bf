import { Button } from 'antd';

import type { DialogRecord } from './dialogRecord';

const names = {
  status: 'Status',
  responsible: 'Ansvarlig',
  completedBy: 'Utført av',
  comment: 'Kommentar',
} as const;
const fields = ['status', 'responsible', 'completedBy', 'comment'] as const;

interface ChangedMeanwhileProps {
  before: Pick<DialogRecord, (typeof fields)[number]>;
  now: Pick<DialogRecord, (typeof fields)[number]>;
  /** Takes the case as it is now; what is typed stays. */
  onGoOn: () => void;
}

/** Says in a dialog that the case is no longer the one that it was opened with, and what has changed. */
export function ChangedMeanwhile({ before, now, onGoOn }: ChangedMeanwhileProps) {
  const changed = fields.filter((field) => before[field] !== now[field]);
  return (
    <div className="record-changed" role="alert">
      <p>Saken er endret mens dette vinduet var åpent. Det du har skrevet, er beholdt.</p>
      {changed.length > 0 ? (
        <dl>
          {changed.map((field) => (
            <div key={field}>
              <dt>{names[field]}</dt>
              <dd>{`${before[field] || 'ingen'} → ${now[field] || 'ingen'}`}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Button onClick={onGoOn}>Fortsett med saken slik den er nå</Button>
    </div>
  );
}
