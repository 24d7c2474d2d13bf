import type { Actor } from './actor';

/** What the rules need to know of a self-check. */
export interface ScheduleState {
  responsibleId: number;
  responsibleCompanyId: number;
  isCompleted: boolean;
  activitiesCount: number;
  activitiesCompletedCount: number;
}

/** What a person may do with a self-check now; sent along with it. */
export interface ScheduleMay {
  /** Mark activities as done, comment on them and report deviations. */
  work: boolean;
  /** 'Ferdigstill'. */
  complete: boolean;
}

/** The prescribed texts (docs/product/quality.md#self-checks), and our own. */
export const scheduleTexts = {
  activityDone: 'Aktivitet satt til fullført!',
  commentSaved: 'Kommentar lagt til!',
  aberrationSaved: 'Avvik lagt til!',
  aberrationThere: 'Avvik er allerede opprettet!',
  completed: 'Egenkontoller fullført',
  noActivities: 'Denne egenkontollen har ingen aktiviteter!',
  undone: 'Aktiviteten er ikke lenger fullført.',
  isCompleted: 'Egenkontrollen er ferdigmeldt og kan ikke endres.',
  notAllDone: 'Alle aktiviteter må være fullført før egenkontrollen kan ferdigstilles.',
  undoTooLate: 'Det er for sent å angre. Aktiviteten er fortsatt fullført.',
  undoOther: 'Bare den som fullførte aktiviteten kan angre.',
  stale:
    'Aktiviteten er endret siden du åpnet den, så ingenting er lagret. Se hva som er endret, og prøv igjen om det fortsatt trengs.',
  commentMissing: 'Kommentar må fylles ut!',
  commentTooLong: 'Kommentaren kan ikke være lengre enn 1000 tegn!',
  titleMissing: 'Navn må fylles ut!',
  titleTooLong: 'Navnet kan ikke være lengre enn 200 tegn!',
  descriptionMissing: 'Beskrivelse må fylles ut!',
  descriptionTooLong: 'Beskrivelsen kan ikke være lengre enn 4000 tegn!',
} as const;

/** A tick can be taken back for so many seconds. */
export const undoSeconds = 10;

/** The server takes a tick back for so many seconds more: what was asked for in time may be long on its way. */
export const undoGraceSeconds = 10;

/** What a deviation from a self-check is registered as (docs/product/quality.md#self-checks): type and category. */
export const selfCheckAberration = { aberrationTypeId: 43, category: 1 } as const;

/** May see it at all: developer staff every one, contractors what their company is responsible for. */
export const maySeeSchedule = (actor: Actor, state: ScheduleState): boolean =>
  actor.isByggtun || actor.companyId === state.responsibleCompanyId;

/** 'Ferdigstill' stands where there is no activity, or all are done. */
export const isReadyToComplete = ({
  activitiesCount,
  activitiesCompletedCount,
}: Pick<ScheduleState, 'activitiesCount' | 'activitiesCompletedCount'>): boolean =>
  activitiesCompletedCount === activitiesCount;

/** The rights of docs/product/quality.md#self-checks: whoever sees it works on it, until it is completed. */
export const scheduleMay = (actor: Actor, state: ScheduleState): ScheduleMay => {
  const work = maySeeSchedule(actor, state) && !state.isCompleted;
  return { work, complete: work && isReadyToComplete(state) };
};

/** What is known of a tick that somebody wants to take back. */
export interface Tick {
  /** Contact person who set it. */
  byId: number | null;
  /** Seconds ago. */
  age: number;
}

/** What stands against taking a tick back, or undefined: it is one's own, and young. */
export const undoProblem = (actor: Pick<Actor, 'id'>, { byId, age }: Tick): string | undefined => {
  if (byId !== actor.id) return scheduleTexts.undoOther;
  return age > undoSeconds + undoGraceSeconds ? scheduleTexts.undoTooLate : undefined;
};
