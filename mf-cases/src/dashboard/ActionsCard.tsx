import { glanceAtCases } from '@byggtun/shared/contract/caseGlance';
import { paths } from '@byggtun/shared/contract/paths';
import { useQuietRefresh } from '@byggtun/shared/table/useQuietRefresh';

import { actionList } from '../actionList/actionList';
import { CaseCard } from './CaseCard';
import { caseCards } from './caseGlance';

/** Actions at a glance (docs/product/lists.md#at-a-glance). */
export function ActionsCard() {
  // The call that all cards share is kept fresh once for all of them.
  useQuietRefresh({ route: glanceAtCases, changedBy: actionList.changedBy });
  const { sort } = caseCards.actions;
  return (
    <CaseCard definition={actionList} path={paths.actions} sort={sort} part={({ actions }) => actions} />
  );
}
