import './schedule.css';

import { Card } from '@byggtun/shared/ui/Card';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { scheduleKind } from './scheduleKind';

/** The page of a self-check before its answer: the same cards in the same places. */
export function ScheduleSkeleton() {
  return (
    <Page heading={scheduleKind.name} subtitle="Henter egenkontrollen …">
      <div className="schedule-layout">
        <Card title="Aktiviteter">
          <Skeleton lines={9} />
        </Card>
        <Card title="Informasjon">
          <Skeleton lines={6} />
        </Card>
      </div>
    </Page>
  );
}
