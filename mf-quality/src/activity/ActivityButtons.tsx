import CommentOutlined from '@ant-design/icons/CommentOutlined';
import LikeOutlined from '@ant-design/icons/LikeOutlined';
import WarningOutlined from '@ant-design/icons/WarningOutlined';
import type { Activity } from '@byggtun/shared/contract/activity';
import { scheduleTexts } from '@byggtun/shared/contract/scheduleRules';
import { useDialog } from '@byggtun/shared/form/useDialog';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useKeptFocus } from '@byggtun/shared/ui/useKeptFocus';
import { Button } from 'antd';

import { useTick } from './useTick';

const loadComment = () => import('./CommentActivity').then((dialog) => dialog.CommentActivity);
const loadAberration = () => import('./ReportAberration').then((dialog) => dialog.ReportAberration);

interface ActivityButtonsProps {
  activity: Activity;
  /** Without it there is no button; a dialog that is open stays, with what is typed. */
  mayWork: boolean;
}

/**
 * Who has done an activity, and what can be done with it: one press marks it as done, and for ten seconds another takes that back.
 * Nothing comes to stand, or leaves, under the second press of a double one.
 */
export function ActivityButtons({ activity, mayWork }: ActivityButtonsProps) {
  const { complete, completedBy } = activity;
  const { notify } = usePortal();
  const tick = useTick(activity);
  const kept = useKeptFocus<HTMLDivElement>();
  const comment = useDialog(loadComment);
  const report = useDialog(loadAberration);
  const startReport = () => {
    if (activity.aberration) notify('warning', scheduleTexts.aberrationThere);
    else report.open();
  };
  return (
    <>
      {mayWork || complete ? (
        <div className="activity-buttons" {...kept}>
          {complete ? (
            <span className="bt-secondary activity-tick activity-done">
              {completedBy === null ? null : `Utført av ${completedBy}`}
            </span>
          ) : (
            <Button
              type="primary"
              className="activity-tick"
              icon={<LikeOutlined aria-hidden />}
              loading={tick.running}
              onClick={() => void tick.set()}
            >
              Sett som fullført
            </Button>
          )}
          {mayWork ? (
            <>
              <Button icon={<CommentOutlined aria-hidden />} onClick={comment.open}>
                {activity.comment ? 'Endre kommentar' : 'Legg til kommentar'}
              </Button>
              <span className="activity-last">
                <Button icon={<WarningOutlined aria-hidden />} onClick={startReport}>
                  Legg til avvik
                </Button>
                {tick.isHeld ? (
                  <span className="activity-undo">
                    {complete && tick.secondsLeft > 0 ? (
                      <Button loading={tick.running} onClick={() => void tick.takeBack()}>
                        Angre <span aria-hidden>({tick.secondsLeft})</span>
                      </Button>
                    ) : null}
                  </span>
                ) : null}
              </span>
            </>
          ) : null}
        </div>
      ) : null}
      {comment.Dialog ? <comment.Dialog activity={activity} onClosed={comment.close} /> : null}
      {report.Dialog ? <report.Dialog activity={activity} onClosed={report.close} /> : null}
    </>
  );
}
