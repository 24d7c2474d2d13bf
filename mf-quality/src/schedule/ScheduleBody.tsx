import './schedule.css';

import type { Activity, Schedule } from '@byggtun/shared/contract/activity';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { Card } from '@byggtun/shared/ui/Card';
import { DefinitionList } from '@byggtun/shared/ui/DefinitionList';
import { type Awaited, Loaded } from '@byggtun/shared/ui/Loaded';
import { Page } from '@byggtun/shared/ui/Page';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';

import { ActivityList } from '../activity/ActivityList';
import { ActivityCount } from './ActivityCount';
import { CompleteButton } from './CompleteButton';
import { NoActivities } from './NoActivities';
import { scheduleFacts } from './scheduleFacts';
import { ScheduleHistory } from './ScheduleHistory';
import { ScheduleSubtitle } from './ScheduleSubtitle';

const loadComplete = () => import('./CompleteSchedule').then((dialog) => dialog.CompleteSchedule);

interface ScheduleBodyProps {
  schedule: Schedule;
  activities: Awaited<Activity[]>;
}

/** A self-check on its page: what is to be done first, what it is about beside or above it, what was done last. */
export function ScheduleBody({ schedule, activities }: ScheduleBodyProps) {
  const { id, processName, may, activitiesCount } = schedule;
  const isEmpty = activitiesCount === 0;
  const complete = useDialog(loadComplete);
  const button = may.complete ? <CompleteButton onClick={complete.open} /> : undefined;
  return (
    <Page
      title={`Egenkontroll ${id}`}
      heading={processName}
      subtitle={<ScheduleSubtitle schedule={schedule} />}
      actions={isEmpty ? undefined : button}
    >
      <div className="schedule-layout">
        {isEmpty ? (
          <NoActivities>{button}</NoActivities>
        ) : (
          <Card title="Aktiviteter" extra={<ActivityCount schedule={schedule} />}>
            <Loaded call={activities} skeleton={<Skeleton lines={activitiesCount * 3} />}>
              {(found) => <ActivityList activities={found} mayWork={may.work} />}
            </Loaded>
          </Card>
        )}
        <div className="schedule-about">
          <Card title="Informasjon">
            <DefinitionList items={scheduleFacts(schedule)} />
          </Card>
          <ScheduleHistory id={id} />
        </div>
      </div>
      {complete.Dialog ? <complete.Dialog schedule={schedule} onClosed={complete.close} /> : null}
    </Page>
  );
}
