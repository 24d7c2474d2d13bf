import { statusOf } from '@byggtun/shared/http/CallError';
import { useParams } from '@byggtun/shared/portal/router';
import { recordId } from '@byggtun/shared/record/recordId';
import { RecordNotFound } from '@byggtun/shared/record/RecordNotFound';
import { Loaded } from '@byggtun/shared/ui/Loaded';

import { ScheduleBody } from './ScheduleBody';
import { useLiveSchedule } from './scheduleData';
import { scheduleKind } from './scheduleKind';
import { ScheduleSkeleton } from './ScheduleSkeleton';

/** A self-check (docs/product/quality.md#self-checks). */
export function SchedulePage() {
  const id = recordId(useParams().id);
  const { schedule, activities } = useLiveSchedule(id);
  if (id === undefined) return <RecordNotFound kind={scheduleKind} />;
  return (
    <Loaded
      call={schedule}
      skeleton={<ScheduleSkeleton />}
      failure={(error) => (statusOf(error) === 404 ? <RecordNotFound kind={scheduleKind} /> : null)}
    >
      {(found) => <ScheduleBody key={id} schedule={found} activities={activities} />}
    </Loaded>
  );
}
