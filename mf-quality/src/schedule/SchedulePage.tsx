import { useParams } from '@byggtun/shared/portal/router';
import { LoadedRecord } from '@byggtun/shared/record/LoadedRecord';
import { recordId } from '@byggtun/shared/record/recordId';

import { ScheduleBody } from './ScheduleBody';
import { useLiveSchedule } from './scheduleData';
import { scheduleKind } from './scheduleKind';
import { ScheduleSkeleton } from './ScheduleSkeleton';

/** A self-check (docs/product/quality.md#self-checks). */
export function SchedulePage() {
  const id = recordId(useParams().id);
  const { schedule, activities } = useLiveSchedule(id);
  return (
    <LoadedRecord id={id} kind={scheduleKind} call={schedule} skeleton={<ScheduleSkeleton />}>
      {(found) => <ScheduleBody key={id} schedule={found} activities={activities} />}
    </LoadedRecord>
  );
}
