import type { Activity } from '@byggtun/shared/contract/activity';
import { activityColor } from '@byggtun/shared/contract/scheduleStatus';
import { formatDateTime } from '@byggtun/shared/text/date';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';
import { useId } from 'react';

import { ActivityAberration } from './ActivityAberration';
import { ActivityButtons } from './ActivityButtons';
import { Instruction } from './Instruction';

interface ActivityItemProps {
  activity: Activity;
  mayWork: boolean;
}

const doneText = ({ complete, completedDate }: Activity) =>
  complete ? `Fullført ${completedDate ? formatDateTime(completedDate) : ''}` : 'Ikke fullført';

/** One activity: what is to be done and how, what was said and reported, who has done it. */
export function ActivityItem({ activity, mayWork }: ActivityItemProps) {
  const heading = useId();
  const { complete, comment, commentedBy, aberration } = activity;
  const color = activityColor({ complete, hasAberration: aberration !== null });
  return (
    <li className="activity" aria-labelledby={heading}>
      <span className={`activity-number activity-number-${color}`} aria-hidden>
        {activity.number}
      </span>
      <div className="activity-body">
        <div className="activity-head">
          <h4 id={heading}>
            <span className="bt-hidden">{activity.number}. </span>
            {activity.name}
          </h4>
          <StatusChip color={color} text={doneText(activity)} />
        </div>
        <Instruction activity={activity} />
        {comment ? (
          <div className="activity-said">
            <span className="bt-secondary">Kommentar fra {commentedBy}</span>
            <p>{comment}</p>
          </div>
        ) : null}
        {aberration ? <ActivityAberration aberration={aberration} /> : null}
        <ActivityButtons activity={activity} mayWork={mayWork} />
      </div>
    </li>
  );
}
