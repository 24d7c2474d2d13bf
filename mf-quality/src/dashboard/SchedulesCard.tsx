import { ListCard } from '@byggtun/shared/table/ListCard';

import { scheduleKind } from '../schedule/scheduleKind';
import { scheduleList } from '../scheduleList/scheduleList';

/** Self-checks at a glance, the newest first (docs/product/lists.md#at-a-glance). */
export function SchedulesCard() {
  return <ListCard definition={scheduleList} path={scheduleKind.listPath} sort="-createdDate" />;
}
