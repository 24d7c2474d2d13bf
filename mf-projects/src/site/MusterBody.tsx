import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { Muster } from '@byggtun/shared/contract/muster';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Button } from 'antd';
import { useState } from 'react';

import { MusterAge } from './MusterAge';
import { MusterCount } from './MusterCount';
import { MusterGroup } from './MusterGroup';
import { byEmployer, calledPeople, tick } from './rollCall';
import { useFollowing } from './useFollowing';
import { useRollCall } from './useRollCall';

interface MusterBodyProps {
  projectId: number;
  muster: Muster;
  /** The last fetch failed. */
  hasFailed: boolean;
}

/** Who is on the site, by employer, and the roll call. */
export function MusterBody({ projectId, muster, hasFailed }: MusterBodyProps) {
  const { roll, change } = useRollCall(projectId);
  const followed = useFollowing({ projectId, muster, hasFailed });
  const [onlyMissing, setOnlyMissing] = useState(false);
  const ending = useDialog(() => import('./EndRollCall').then((dialog) => dialog.EndRollCall));
  const people = calledPeople(muster.people, roll);
  const shown = roll && onlyMissing ? people.filter(({ isFound, isOut }) => !isFound && !isOut) : people;
  const onTick = (id: number) => change(tick(roll, muster.people, id, new Date()));

  return (
    <>
      <MusterCount people={people} roll={roll} />
      <div className="bt-card muster-head">
        <MusterAge asOf={muster.asOf} {...followed} />
        <div className="muster-tools">
          {roll ? (
            <>
              <Button size="large" aria-pressed={onlyMissing} onClick={() => setOnlyMissing(!onlyMissing)}>
                {onlyMissing ? 'Vis alle' : 'Vis bare de som mangler'}
              </Button>
              <Button size="large" onClick={ending.open}>
                Avslutt opprop
              </Button>
            </>
          ) : null}
          <Button size="large" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            Skriv ut
          </Button>
        </div>
      </div>
      {people.length === 0 ? <EmptyState text="Ingen er sjekket inn på plassen nå." /> : null}
      {people.length > 0 && shown.length === 0 ? <EmptyState text="Ingen mangler." /> : null}
      <div className="muster-groups">
        {byEmployer(shown).map(([employer, group]) => (
          <MusterGroup key={employer} employer={employer} people={group} onTick={onTick} />
        ))}
      </div>
      {ending.Dialog ? <ending.Dialog onEnd={() => change(undefined)} onClosed={ending.close} /> : null}
    </>
  );
}
