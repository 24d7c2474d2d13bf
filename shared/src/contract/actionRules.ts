import { type ActionStatus, highSeverity, type Severity, treatedStatus } from './actionStatus';
import type { Actor } from './actor';

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

/** The prescribed texts (docs/product/actions.md#treating), and our own. */
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
  stale:
    'Tiltaket er endret siden du åpnet det, så ingenting er lagret. Se hva som er endret, og prøv igjen om det fortsatt trengs.',
} as const;

/**
 * May see it at all: developer staff everything, contractors what their company is responsible for, and who reported
 * it, so that they see what became of it.
 */
export const maySeeAction = (actor: Actor, state: ActionState): boolean =>
  actor.isByggtun || actor.companyId === state.responsibleCompanyId || actor.id === state.createdById;

/** The responsible, or the main contact of the responsible's company (docs/product/actions.md#who-may-do-what). */
const mayChangeResponsible = (actor: Actor, state: ActionState): boolean =>
  actor.id === state.responsibleId ||
  (!actor.isByggtun && actor.isMainContact && actor.companyId === state.responsibleCompanyId);

const infoFor = ({ isByggtun, isMainContact }: Actor): string => {
  if (isByggtun) return actionTexts.staffInfo;
  return isMainContact ? actionTexts.mainContactInfo : actionTexts.contractorInfo;
};

/** The rights of docs/product/actions.md#who-may-do-what, for one person and one action. */
export const actionMay = (actor: Actor, state: ActionState): ActionMay => {
  const isResponsible = actor.id === state.responsibleId;
  return {
    treat: isResponsible && state.status !== treatedStatus,
    changeResponsible: mayChangeResponsible(actor, state),
    comment: maySeeAction(actor, state),
    info: isResponsible ? null : infoFor(actor),
  };
};

/**
 * What is missing before an action can be treated, or undefined (docs/product/actions.md#treating): a comment always, and for
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
