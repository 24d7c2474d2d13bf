import { getNewAberration, saveAberration, saveRuh } from '@byggtun/shared/contract/aberration';
import type { AberrationValues } from '@byggtun/shared/contract/aberrationDraft';
import { listActions, listMyActions } from '@byggtun/shared/contract/actionList';
import { listBuildings, listProjectUsers, listSections } from '@byggtun/shared/contract/projectPlace';
import type { RouteAnswer } from '@byggtun/shared/contract/route';
import { ownProgress } from '@byggtun/shared/form/ownProgress';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useCall } from '@byggtun/shared/portal/useCall';
import { useCommand } from '@byggtun/shared/portal/useCommand';
import { useRefreshAll } from '@byggtun/shared/record/useRefreshAll';
import type { Awaited } from '@byggtun/shared/ui/Loaded';

import { newReportInput } from './reportCalls';
import type { ReportKind } from './reportKind';

/** What a report's form chooses from. */
export type ReportChoices = RouteAnswer<typeof getNewAberration>;

/** An empty report with everything that its form chooses from. */
export const useNewReport = (kind: ReportKind, projectId: number | undefined) =>
  useCall(getNewAberration, newReportInput(kind, projectId), { quiet: true });

/** Where it has happened, as the form has it. */
type Place = Pick<AberrationValues, 'projTable' | 'projPhase' | 'projSectionId'>;

/** What is chosen from in a project; that of the project that the form was opened from is there already. */
export function useProjectChoices(choices: ReportChoices, { projTable, projPhase, projSectionId }: Place) {
  const isThere = projTable !== null && projTable === choices.aberration.projTable;
  const asked = projTable === null || isThere ? null : { params: { id: projTable } };
  const ofBuildings = useCall(listBuildings, asked, { quiet: true });
  const ofSections = useCall(listSections, asked, { quiet: true });
  const users = useCall(listProjectUsers, asked).data;
  const buildings = isThere ? choices.buildings : ofBuildings.data;
  const sections = isThere ? choices.sections : ofSections.data;
  const asks: readonly Awaited<unknown>[] = [ofBuildings, ofSections];
  const failed = asks.filter(({ data, error }) => data === undefined && error);
  return {
    /** Undefined without a project, and until they are known. */
    buildings,
    sections,
    users: users ?? choices.users,
    /** Buildings or sections could not be fetched, and how to try again. */
    failure:
      failed.length > 0
        ? {
            running: failed.some(({ isValidating }) => isValidating),
            onRetry: () => failed.forEach(({ mutate }) => void mutate().catch(() => undefined)),
          }
        : undefined,
    /** A building or section is chosen, as in a draft, that the form can't show yet. */
    isHidden: (projPhase !== null && !buildings) || (projSectionId !== null && !sections),
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
