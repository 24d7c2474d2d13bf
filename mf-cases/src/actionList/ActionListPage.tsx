import { ListPage } from '@byggtun/shared/table/ListPage';

import { actionList } from './actionList';
import { ReportedByYou } from './ReportedByYou';

/** The list of actions, and what became of what this person has reported (docs/product/actions.md#the-list). */
export function ActionListPage() {
  return <ListPage definition={actionList} intro={<ReportedByYou />} />;
}
