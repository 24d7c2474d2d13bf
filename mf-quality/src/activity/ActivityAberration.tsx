import { AttachmentList } from '@byggtun/shared/attachment/AttachmentList';
import { actionStatuses } from '@byggtun/shared/contract/actionStatus';
import type { Activity } from '@byggtun/shared/contract/activity';
import { paths } from '@byggtun/shared/contract/paths';
import { Link } from '@byggtun/shared/portal/router';
import { StatusChip } from '@byggtun/shared/ui/StatusChip';

interface ActivityAberrationProps {
  aberration: NonNullable<Activity['aberration']>;
}

/** The deviation of an activity, and what becomes of it; its name leads to the action. */
export function ActivityAberration({ aberration }: ActivityAberrationProps) {
  const { aberrationId, title, description, actionId, status, statusText, responsible, attachments } =
    aberration;
  const name = `Avvik ${aberrationId}: ${title}`;
  return (
    <div className="activity-aberration">
      {actionId === null ? <strong>{name}</strong> : <Link to={paths.action(actionId)}>{name}</Link>}
      <span>{description}</span>
      <span className="activity-facts">
        <StatusChip color={actionStatuses[status].color} text={statusText} />
        {responsible ? <span>Ansvarlig: {responsible}</span> : null}
      </span>
      {attachments.length > 0 ? <AttachmentList attachments={attachments} /> : null}
    </div>
  );
}
