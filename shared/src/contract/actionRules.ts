import { type ActionStatus, highSeverity, type Severity, treatedStatus } from './actionStatus';
import type { CaseActor } from './complaintRules';

/** What the rules need to know of an action. */
export interface ActionState {
  responsibleId: number;
  responsibleCompanyId: number;
  /** Contact person who reported it. */
  createdById: number;
  status: ActionStatus;
}

/** What a person may do with an action now; sent along with the record. */
export interface ActionMay {
  /** 'Sett som behandlet'. */
  treat: boolean;
  /** 'Endre ansvarlig'. */
  changeResponsible: boolean;
  comment: boolean;
  /** What to tell who is not responsible, of who may do what; null for the responsible. */
  info: string | null;
}

/** What stands on an action, as far as the caller sees it. */
export interface Evidence {
  /** Of the action and of its comments. */
  attachments: number;
  comments: number;
}

/** The prescribed texts (document 2, sections 5 and 6), and our own. */
export const actionTexts = {
  staffInfo: 'Kun ansvarlig kan endre ansvarlig og sette tiltak som behandlet!',
  mainContactInfo: 'Kun ansvarlig kan sette tiltak som behandlet!',
  contractorInfo:
    'Hovedkontaktperson og ansvarlig kan endre ansvarlig, men kun ansavarlig kan sette tiltak som behandlet!',
  nothingAttachedOrSaid: 'Må legge til vedlegg og kommentar for å kunne sette tiltak som behandlet!',
  nothingAttached: 'Må legge til vedlegg for å kunne sette tiltak som behandlet!',
  nothingSaid: 'Må legge til kommentar for å kunne sette tiltak som behandlet!',
  /** Title of the confirm dialog, and its button. */
  confirm: 'Er du sikker på at du vil sette tiltak som behandlet?',
  confirmButton: 'Bekreft',
  responsibleMissing: 'Ny ansvarlig er ikke valgt!',
  alreadyTreated: 'Tiltaket er allerede behandlet.',
  stale: 'Tiltaket er endret av en annen i mellomtiden. Last det inn på nytt og prøv igjen.',
} as const;

/**
 * May see it at all: developer staff everything, contractors what their company is responsible for, and who reported
 * it, so that they see what became of it.
 */
export const maySeeAction = (actor: CaseActor, state: ActionState): boolean =>
  actor.isByggtun || actor.companyId === state.responsibleCompanyId || actor.id === state.createdById;

/** The responsible, or the main contact of the responsible's company (the decisions, "Actions"). */
const mayChangeResponsible = (actor: CaseActor, state: ActionState): boolean =>
  actor.id === state.responsibleId ||
  (!actor.isByggtun && actor.isMainContact && actor.companyId === state.responsibleCompanyId);

const infoFor = ({ isByggtun, isMainContact }: CaseActor): string => {
  if (isByggtun) return actionTexts.staffInfo;
  return isMainContact ? actionTexts.mainContactInfo : actionTexts.contractorInfo;
};

/** The rights of document 2, section 6, for one person and one action. */
export const actionMay = (actor: CaseActor, state: ActionState): ActionMay => {
  const isResponsible = actor.id === state.responsibleId;
  return {
    treat: isResponsible && state.status !== treatedStatus,
    changeResponsible: mayChangeResponsible(actor, state),
    comment: maySeeAction(actor, state),
    info: isResponsible ? null : infoFor(actor),
  };
};

/**
 * What is missing before an action can be treated, or undefined (document 2, section 5): a comment always, and for
 * severity 1 an attachment too.
 */
export const missingEvidence = (
  severity: Severity | null,
  { attachments, comments }: Evidence,
): string | undefined => {
  const nothingAttached = severity === highSeverity && attachments === 0;
  if (comments > 0) return nothingAttached ? actionTexts.nothingAttached : undefined;
  return nothingAttached ? actionTexts.nothingAttachedOrSaid : actionTexts.nothingSaid;
};
