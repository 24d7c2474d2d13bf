import type { Actor } from './actor';

/** What the rules of a company need to know of one of its people. */
interface Colleague {
  /** Contact person. */
  id: number;
  companyId: number;
  isActive: boolean;
  isMainContactPerson: boolean;
  /** Signs in with the e-mail already, or acts for another company too. */
  isKnownElsewhere: boolean;
  /** Acts for another company too, now. */
  actsElsewhere: boolean;
  /** Has come in already (`invitationAccepted`). */
  isAccepted: boolean;
}

/** What is said of what may not be done (docs/product/company.md; our own words). */
export const companyTexts = {
  staff: 'Byggtuns egne ansatte har ingen firmaside.',
  notMain: 'Bare hovedkontaktpersonen i firmaet kan gjøre dette.',
  notOneself: 'Du kan ikke deaktivere deg selv.',
  lastMain: 'Firmaets siste hovedkontaktperson kan ikke deaktiveres.',
  personsOwn:
    'Personen er også kontaktperson i et annet firma, og kan bare endre navn, mobil og tittel selv.',
  emailFixed: 'E-postadressen kan ikke endres når personen kan logge inn med den.',
  emailTaken: 'E-postadressen tilhører en annen person.',
  emailHere: 'Personen er allerede kontaktperson i firmaet.',
  emailDeactivated: 'Personen er deaktivert i firmaet. Gjenopprett personen i stedet.',
  notInviteOneself: 'Du kan ikke invitere deg selv.',
  accepted: 'Personen har allerede tilgang til Byggtun.',
  companyStale:
    'Firmaet er endret siden du åpnet det, så ingenting er lagret. Se hva som er endret, og prøv igjen om det fortsatt trengs.',
  personStale:
    'Kontaktpersonen er endret siden du åpnet den, så ingenting er lagret. Se hva som er endret, og prøv igjen om det fortsatt trengs.',
} as const;

/** Whether somebody enters a company's page: its own contractors; developer staff have none. */
export const maySeeCompany = (actor: Actor, companyId: number): boolean =>
  !actor.isByggtun && actor.companyId === companyId;

/** Whether somebody may edit a company, and add, edit, deactivate and bring back its people. */
export const mayEditCompany = (actor: Actor, companyId: number): boolean =>
  maySeeCompany(actor, companyId) && actor.isMainContact;

/** Why somebody can't be deactivated by a main contact, or undefined. @param others how many other active main contacts there are */
export function deactivationProblem(
  actor: Actor,
  { id, isMainContactPerson }: Pick<Colleague, 'id' | 'isMainContactPerson'>,
  others: number,
): string | undefined {
  if (id === actor.id) return companyTexts.notOneself;
  return isMainContactPerson && others === 0 ? companyTexts.lastMain : undefined;
}

/** Why somebody can't be invited by a main contact, or undefined. */
export function inviteProblem(
  actor: Actor,
  { id, isAccepted }: Pick<Colleague, 'id' | 'isAccepted'>,
): string | undefined {
  if (id === actor.id) return companyTexts.notInviteOneself;
  return isAccepted ? companyTexts.accepted : undefined;
}

/** What somebody may do with one of a company's people. @param others as in `deactivationProblem` */
export function mayDoWith(actor: Actor, colleague: Colleague, others: number) {
  const edits = mayEditCompany(actor, colleague.companyId);
  const { id, isActive, isKnownElsewhere, actsElsewhere } = colleague;
  return {
    // Name, number and title are the person's, in every company.
    edit: edits && isActive && (id === actor.id || !actsElsewhere),
    editEmail: edits && isActive && !isKnownElsewhere,
    deactivate: edits && isActive && deactivationProblem(actor, colleague, others) === undefined,
    activate: edits && !isActive,
    invite: edits && isActive && inviteProblem(actor, colleague) === undefined,
  };
}
