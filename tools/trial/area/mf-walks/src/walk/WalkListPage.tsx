import { Slot } from '@byggtun/shared/area/Slot';
import { ListPage } from '@byggtun/shared/table/ListPage';

import { walkList } from './walkList';

/** The list of safety walks, with a place that areas fill. */
export function WalkListPage() {
  return <ListPage definition={walkList} intro={<Slot name="walks.head" />} />;
}
