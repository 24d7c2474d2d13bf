import { paths } from '@byggtun/shared/contract/paths';
import { ListCard } from '@byggtun/shared/table/ListCard';

import { actionList } from '../actionList/actionList';

/** Actions at a glance; those that are due first come first (docs/product/lists.md#at-a-glance). */
export function ActionsCard() {
  return <ListCard definition={actionList} path={paths.actions} sort="timeLimit" />;
}
