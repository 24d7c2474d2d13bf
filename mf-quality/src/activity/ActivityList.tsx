import './activity.css';

import type { Activity } from '@byggtun/shared/contract/activity';

import { ActivityItem } from './ActivityItem';

interface ActivityListProps {
  activities: readonly Activity[];
  /** The person may mark, comment and report now. */
  mayWork: boolean;
}

/** The activities of a self-check, in the order in which they are done. */
export function ActivityList({ activities, mayWork }: ActivityListProps) {
  return (
    <ol className="activities">
      {activities.map((activity) => (
        <ActivityItem key={activity.id} activity={activity} mayWork={mayWork} />
      ))}
    </ol>
  );
}
