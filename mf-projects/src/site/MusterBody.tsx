import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { Muster } from '@byggtun/shared/contract/muster';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { EmptyState } from '@byggtun/shared/ui/EmptyState';
import { Button } from 'antd';
import { useRef } from 'react';

import { MusterAge } from './MusterAge';
import { MusterCount } from './MusterCount';
import { MusterGroup } from './MusterGroup';
import { byEmployer, calledPeople, tick } from './rollCall';
import { useFollowing } from './useFollowing';
import { useMissingOnly } from './useMissingOnly';
import { useRollCall } from './useRollCall';
import { useSinglePress } from './useSinglePress';

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
  const ending = useDialog(() => import('./EndRollCall').then((dialog) => dialog.EndRollCall));
  const count = useRef<HTMLDivElement>(null);
  const people = calledPeople(muster, roll);
  const missingOnly = useMissingOnly(people, roll);
  const { shown } = missingOnly;
  const onTick = useSinglePress((id) => change(tick(roll, muster.people, id, new Date())));
  const closed = () => {
    ending.close();
    // The button that was pressed has gone with the roll call.
    if (!roll) count.current?.focus();
  };

  return (
    <>
      <MusterCount ref={count} people={people} roll={roll} />
      <div className="bt-card muster-head">
        <MusterAge asOf={muster.asOf} {...followed} />
        <div className="muster-tools">
          {roll ? (
            <>
              <Button size="large" onClick={missingOnly.toggle}>
                {missingOnly.isOn ? 'Vis alle' : 'Vis bare de som mangler'}
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
      {ending.Dialog ? <ending.Dialog onEnd={() => change(undefined)} onClosed={closed} /> : null}
    </>
  );
}
