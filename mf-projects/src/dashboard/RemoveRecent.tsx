import { type RecentProject, removeRecentProject } from '@byggtun/shared/contract/recentProject';
import { ConfirmDialog } from '@byggtun/shared/form/ConfirmDialog';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { useCommand } from '@byggtun/shared/portal/useCommand';

interface RemoveRecentProps {
  project: RecentProject;
  /** Told when the server has taken it out; a failure keeps its card. */
  onRemoved: () => void;
  onClosed: () => void;
}

/** Asks before a project leaves the recent ones (docs/product/dashboard.md#recent-projects). */
export function RemoveRecent({ project, onRemoved, onClosed }: RemoveRecentProps) {
  const { run } = useCommand(removeRecentProject, ownProgress);
  const remove = async () => {
    await run({ params: { id: project.id } });
    onRemoved();
  };
  return (
    <ConfirmDialog
      title={`Er du sikker på at du vil slette ${project.name} fra siste prosjekt listen?`}
      confirmText="Bekreft"
      onConfirm={remove}
      onClosed={onClosed}
    >
      <p>Prosjektet selv blir ikke slettet. Det kommer tilbake i listen når du åpner det.</p>
    </ConfirmDialog>
  );
}
