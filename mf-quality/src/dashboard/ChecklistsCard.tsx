import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import { usePortal } from '@byggtun/shared/portal/portal';
import { SharedListCard } from '@byggtun/shared/table/SharedListCard';

import { checklistKind } from '../checklist/checklistKind';
import { checklistList } from '../checklistList/checklistList';
import { qualityCards, qualityGlanceInput } from './qualityGlance';

/** Checklists at a glance, the nearest deadline first, for developer staff (docs/product/lists.md#at-a-glance). */
export function ChecklistsCard() {
  const { session } = usePortal();
  return (
    <SharedListCard
      definition={checklistList}
      path={checklistKind.listPath}
      sort={qualityCards.checklists.sort}
      route={glanceAtQuality}
      input={qualityGlanceInput(session)}
      part={({ checklists }) => checklists}
    />
  );
}
