import { actionStatuses } from '@byggtun/shared/contract/actionStatus';
import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';
import { type CaseColor, complaintStatuses } from '@byggtun/shared/contract/complaintStatus';
import { paths } from '@byggtun/shared/contract/paths';

/** The case of an item as it is shown. */
export interface ShownCase {
  /** Number and title: 'Avvik 12: Bom under flis'. */
  name: string;
  /** Its page; deviations have none, and lead to their first action. */
  path: string | undefined;
  color: CaseColor;
  status: string;
  responsible: string;
}

/** The case that was made of an item; undefined without one. */
export const shownCase = ({ aberration, regLine, action, info }: ChecklistItem): ShownCase | undefined => {
  if (aberration) {
    const { title, actionId, status, statusText, responsible } = aberration;
    const path = actionId === null ? undefined : paths.action(actionId);
    return {
      ...{ name: `${info}: ${title}`, path, responsible },
      ...{ color: actionStatuses[status].color, status: statusText },
    };
  }
  if (regLine) {
    const { lineIndexLineId, name, lineStatus, regStatus, contactPersonPersonFullName } = regLine;
    return {
      ...{ name: `${info}: ${name}`, path: paths.complaint(lineIndexLineId) },
      ...{ color: complaintStatuses[lineStatus].color, status: regStatus },
      responsible: contactPersonPersonFullName,
    };
  }
  if (!action) return undefined;
  const { id, title, actionStatus, statusText, responsible } = action;
  return {
    ...{ name: `${info}: ${title}`, path: paths.action(id), responsible },
    ...{ color: actionStatuses[actionStatus].color, status: statusText },
  };
};

/** The same for two objects of an item whose case has not changed. */
export const caseMark = ({ aberration, regLine, action, actionsInfo }: ChecklistItem): string =>
  JSON.stringify([aberration, regLine, action, actionsInfo]);
