import type { Actor } from './actor';
import { type ComplaintStatus, complaintStatuses } from './complaintStatus';

/** What the rules need to know of a complaint or enquiry. */
export interface CaseState {
  responsibleId: number;
  responsibleCompanyId: number;
  status: ComplaintStatus;
}

/** What a person may do with a complaint or enquiry now; sent along with the record. */
export interface ComplaintMay {
  finish: boolean;
  changeStatus: boolean;
  changeResponsible: boolean;
  comment: boolean;
}

/** May see it at all: developer staff everything, contractors what their company is responsible for. */
export const maySee = (actor: Actor, state: CaseState): boolean =>
  actor.isByggtun || actor.companyId === state.responsibleCompanyId;

/** Responsible in the broad sense (docs/product/complaints.md#who-may-do-what): oneself, or as main contact of the responsible's company. */
export const isResponsible = (actor: Actor, state: CaseState): boolean =>
  actor.id === state.responsibleId ||
  (!actor.isByggtun && actor.isMainContact && actor.companyId === state.responsibleCompanyId);

/** True for the statuses that count as finished: 2, 3 and 5. */
export const isDone = (status: ComplaintStatus): boolean => complaintStatuses[status].done;

/** The rights of docs/product/complaints.md#who-may-do-what, for one person and one complaint. */
export const complaintMay = (actor: Actor, state: CaseState): ComplaintMay => {
  const responsible = isResponsible(actor, state);
  return {
    finish: responsible && !actor.isByggtun && !isDone(state.status),
    changeStatus: responsible && actor.isByggtun,
    changeResponsible: responsible,
    comment: maySee(actor, state),
  };
};

/** May be chosen in 'Endre status': any but the current one and those that only the system sets. */
export const mayBecome = (current: ComplaintStatus, next: ComplaintStatus): boolean =>
  current !== next && complaintStatuses[next].selectable;
