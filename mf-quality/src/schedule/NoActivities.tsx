import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import type { Schedule } from '@byggtun/shared/contract/activity';
import { scheduleTexts } from '@byggtun/shared/contract/scheduleRules';

import { CompleteButton } from './CompleteButton';

/** Stands in the place of the activities where there is none (docs/product/quality.md#self-checks). */
export function NoActivities({ schedule }: { schedule: Schedule }) {
  return (
    <div className="schedule-banner" role="note">
      <InfoCircleOutlined aria-hidden />
      <span>{scheduleTexts.noActivities}</span>
      {schedule.may.complete ? <CompleteButton schedule={schedule} /> : null}
    </div>
  );
}
