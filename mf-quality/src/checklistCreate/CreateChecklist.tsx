import { checklistFilterOptions } from '@byggtun/shared/contract/checklistList';
import { listHouses } from '@byggtun/shared/contract/projectPlace';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useEffect, useEffectEvent } from 'react';

import { ChecklistDialog } from './ChecklistDialog';
import { optionsOf } from './optionsOf';

interface CreateChecklistProps {
  /** Where the list stands, when it stands on one place. */
  place: { projectId: number; houseId?: number | undefined } | undefined;
  /** Called when the dialog is gone. */
  onClosed: () => void;
}

/** One of some, unless it is none of them: a field would show that nothing is chosen, and send it. */
const among = (keys: readonly { key: number }[], wanted: number | undefined) =>
  keys.find(({ key }) => key === wanted)?.key;

/** 'Legg til sjekkliste', once it is known what there is to choose from (docs/product/quality.md#making-one). */
export function CreateChecklist({ place, onClosed }: CreateChecklistProps) {
  const { session } = usePortal();
  const options = useCall(checklistFilterOptions, {});
  const houses = useCall(
    listHouses,
    place?.houseId !== undefined ? { params: { id: place.projectId } } : null,
  );
  const leave = useEffectEvent(() => onClosed());
  const isLost = options.data === undefined && options.error !== undefined;
  useEffect(() => {
    if (isLost) leave();
  }, [isLost]);
  const waits = place?.houseId !== undefined && !houses.data && !houses.error;
  if (!options.data || waits) return null;
  const projects = optionsOf(options.data.projects);
  const users = optionsOf(options.data.users);
  const projectId = among(projects, place?.projectId);
  const inProject = projectId === undefined ? [] : (houses.data ?? []);
  const houseId = among(
    inProject.map(({ id }) => ({ key: id })),
    place?.houseId,
  );
  const first = { projectId, houseId: houseId ?? null, assignedTo: among(users, session.profile.id) };
  return <ChecklistDialog projects={projects} users={users} first={first} onClosed={onClosed} />;
}
