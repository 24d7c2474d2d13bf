import InfoCircleOutlined from '@ant-design/icons/InfoCircleOutlined';
import { scheduleTexts } from '@byggtun/shared/contract/scheduleRules';
import type { ReactNode } from 'react';

/** Stands in the place of the activities where there is none (docs/product/quality.md#self-checks). @param children what can be done about it */
export function NoActivities({ children }: { children: ReactNode }) {
  return (
    <div className="schedule-banner" role="note">
      <InfoCircleOutlined aria-hidden />
      <span>{scheduleTexts.noActivities}</span>
      {children}
    </div>
  );
}
