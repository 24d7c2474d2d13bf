import { paths } from '@byggtun/shared/contract/paths';
import { ListCard } from '@byggtun/shared/table/ListCard';

import { actionList } from '../actionList/actionList';

/** Actions at a glance; those that are due first come first (document 2, section 4). */
export function ActionsCard() {
  return <ListCard definition={actionList} path={paths.actions} sort="timeLimit" />;
}
