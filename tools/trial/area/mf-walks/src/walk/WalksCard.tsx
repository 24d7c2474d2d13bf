import { walkPaths } from '@byggtun/shared/contract/walk';
import { ListCard } from '@byggtun/shared/table/ListCard';

import { walkList } from './walkList';

/** Safety walks at a glance. */
export function WalksCard() {
  return <ListCard definition={walkList} path={walkPaths.list} sort="id" />;
}
