import { glanceAtQuality } from '@byggtun/shared/contract/qualityGlance';
import { usePortal } from '@byggtun/shared/portal/portal';
import { SharedListCard } from '@byggtun/shared/table/SharedListCard';
import { useQuietRefresh } from '@byggtun/shared/table/useQuietRefresh';

import { scheduleKind } from '../schedule/scheduleKind';
import { scheduleList } from '../scheduleList/scheduleList';
import { qualityCards, qualityGlanceInput } from './qualityGlance';

/** Self-checks at a glance, the newest first (docs/product/lists.md#at-a-glance). */
export function SchedulesCard() {
  const { session } = usePortal();
  // The call that both cards share is kept fresh once for both of them.
  useQuietRefresh({ route: glanceAtQuality, changedBy: scheduleList.changedBy });
  return (
    <SharedListCard
      definition={scheduleList}
      path={scheduleKind.listPath}
      sort={qualityCards.checkups.sort}
      route={glanceAtQuality}
      input={qualityGlanceInput(session)}
      part={({ checkups }) => checkups}
    />
  );
}
