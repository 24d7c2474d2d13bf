import type { ChecklistItem } from '@byggtun/shared/contract/checklistItem';

const told = (info: string, title: string, status: string, responsible: string) =>
  `${info}: ${title} (${status}${responsible ? `, ansvarlig ${responsible}` : ''})`;

/** The case that was made of an item, with its status, in one line; empty without one. */
export const caseWords = ({ aberration, regLine, action, info, actionsInfo }: ChecklistItem): string => {
  if (aberration) {
    const line = told(info, aberration.title, aberration.statusText, aberration.responsible);
    return actionsInfo ? `${line}. ${actionsInfo}` : line;
  }
  if (regLine) return told(info, regLine.name, regLine.regStatus, regLine.contactPersonPersonFullName);
  return action ? told(info, action.title, action.statusText, action.responsible) : '';
};
