import { getBadgeCounts } from '@byggtun/shared/contract/user';
import { useCall } from '@byggtun/shared/portal/useCall';
import { Shortcut } from '@byggtun/shared/ui/Shortcut';

import { checklistKind } from '../checklist/checklistKind';

/** The way to one's own checklists on small screens, with their count: that of the navigation. */
export function ChecklistsShortcut() {
  const { data: counts } = useCall(getBadgeCounts, {}, { quiet: true });
  return <Shortcut to={checklistKind.listPath} label="Sjekklister" count={counts?.checklists} />;
}
