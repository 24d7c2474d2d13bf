import { getSchedule, listActivities, type Schedule } from '@byggtun/shared/contract/activity';
import { completeSchedule } from '@byggtun/shared/contract/activitySave';
import { countTasks, listTasks } from '@byggtun/shared/contract/schedule';
import { scheduleTexts } from '@byggtun/shared/contract/scheduleRules';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefreshAll } from '@byggtun/shared/record/useRefreshAll';
import { useState } from 'react';

import { scheduleKind } from './scheduleKind';

interface CompleteScheduleProps {
  schedule: Schedule;
  /** Called when the dialog is gone. */
  onClosed: () => void;
}

/** Finishes a self-check, after a question, and goes back to the list. */
export function CompleteSchedule({ schedule, onClosed }: CompleteScheduleProps) {
  const { navigate, notify, badges } = usePortal();
  const { run } = useCommand(completeSchedule, ownProgress);
  const refresh = useRefreshAll([getSchedule, listActivities, listTasks, countTasks]);
  const [done, setDone] = useState(false);
  const complete = async () => {
    // After a refusal too: something in it is otherwise than the page says.
    await run({ params: { id: schedule.id } }).finally(refresh);
    setDone(true);
    notify('success', scheduleTexts.completed);
    badges.refresh();
  };
  const leave = () => {
    onClosed();
    if (done) navigate(scheduleKind.listPath);
  };
  return (
    <ConfirmDialog
      title="Ferdigstille egenkontrollen?"
      confirmText="Ferdigstill"
      onConfirm={complete}
      onClosed={leave}
    >
      <p>
        <strong>{schedule.processName}</strong> blir ferdigmeldt og kan ikke endres etterpå.
      </p>
    </ConfirmDialog>
  );
}
