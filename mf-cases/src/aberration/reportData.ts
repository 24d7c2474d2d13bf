import { getNewAberration, saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import { listActions, listMyActions } from '@byggtun/shared/contract/actionList';
import { listBuildings, listProjectUsers, listSections } from '@byggtun/shared/contract/projectPlace';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefreshAll } from '@byggtun/shared/record/useRefreshAll';

import { newReportInput } from './reportCalls';
import type { ReportKind } from './reportKind';

/** What a report's form chooses from. */
export type ReportChoices = RouteAnswer<typeof getNewAberration>;

/** An empty report with everything that its form chooses from. */
export const useNewReport = (kind: ReportKind, projectId: number | undefined) =>
  useCall(getNewAberration, newReportInput(kind, projectId), { quiet: true });

/** What is chosen from in a project; that of the project that the form was opened from is there already. */
export function useProjectChoices(choices: ReportChoices, projectId: number | null) {
  const isKnown = projectId === null || projectId === choices.aberration.projTable;
  const asked = isKnown ? null : { params: { id: projectId } };
  const buildings = useCall(listBuildings, asked).data;
  const sections = useCall(listSections, asked).data;
  const users = useCall(listProjectUsers, asked).data;
  const { projTable } = choices.aberration;
  const known = projectId !== null && projectId === projTable;
  return {
    buildings: (known ? choices.buildings : buildings) ?? [],
    sections: (known ? choices.sections : sections) ?? [],
    users: users ?? choices.users,
  };
}

/** Which call takes which category; apart from the kinds, which the first page of the area carries. */
const routes = { 1: saveAberration, 2: saveRuh } as const;

/** Sends a report; then the lists of actions and the counts are fetched anew. */
export function useSendReport({ category }: ReportKind) {
  const { badges } = usePortal();
  const { run } = useCommand(routes[category], ownProgress);
  const refresh = useRefreshAll([listActions, listMyActions]);
  return async (body: Parameters<typeof run>[0]['body']) => {
    const saved = await run({ body });
    refresh();
    badges.refresh();
    return saved;
  };
}
