import * as z from 'zod';

import { severityNumbers } from './actionStatus';
import { text } from './text';
import { optionalDay, requiredDay } from './writtenDay';

/** The prescribed texts (docs/product/reports.md#the-form), and our own. */
export const aberrationTexts = {
  titleMissing: 'Tittel må fylles ut!',
  descriptionMissing: 'Beskrivelse må fylles ut!',
  typeMissing: 'Type må fylles ut!',
  responsibleMissing: 'Ansvarlig må fylles ut!',
  projectMissing: 'Prosjekt må velges ut!',
  somethingMissing: 'Alle obligatoriske felter må fylles ut!',
  deviationSaved: 'Avvik er lagt til!',
  ruhSaved: 'RUH lagt til!',
  registratedMissing: 'Registrert dato må fylles ut!',
  registratedLater: 'Registrert dato kan ikke være senere enn i dag!',
  deadlineEarlier: 'Frist kan ikke være tidligere enn i dag!',
  titleTooLong: 'Tittelen kan ikke være lengre enn 200 tegn!',
  descriptionTooLong: 'Beskrivelsen kan ikke være lengre enn 4000 tegn!',
  wrongType: 'Typen kan ikke velges her.',
  wrongCause: 'Årsaken hører ikke til typen.',
  wrongLocation: 'Stedet finnes ikke.',
  wrongProject: 'Prosjektet kan ikke velges.',
  wrongBuilding: 'Bygget hører ikke til prosjektet.',
  wrongSection: 'Seksjonen hører ikke til bygget.',
  wrongResponsible: 'Denne personen kan ikke velges som ansvarlig.',
} as const;

const id = z.int32();

/** Characters of a title and of a description at most. */
export const reportTitleLimit = 200;
export const reportDescriptionLimit = 4000;

/** Days until the deadline that a report begins with (docs/product/reports.md#the-form), and a complaint of a checklist's item has. */
export const deadlineDays = 14;

/** What the form of a deviation or RUH asks for; the dates are held against today by `dateProblems`. */
export const aberrationFields = z.object({
  title: text(reportTitleLimit, {
    missing: aberrationTexts.titleMissing,
    tooLong: aberrationTexts.titleTooLong,
  }).min(1, aberrationTexts.titleMissing),
  description: text(reportDescriptionLimit, {
    missing: aberrationTexts.descriptionMissing,
    tooLong: aberrationTexts.descriptionTooLong,
  }).min(1, aberrationTexts.descriptionMissing),
  aberrationTypeId: z.int32({ error: aberrationTexts.typeMissing }),
  aberrationCauseId: id.nullable(),
  severity: z.literal(severityNumbers).nullable(),
  /** Day that it happened, `YYYY-MM-DD`, not after today. */
  registrated: requiredDay(aberrationTexts.registratedMissing),
  /** Contact person id. */
  responsible: z.int32({ error: aberrationTexts.responsibleMissing }),
  /** Deadline, `YYYY-MM-DD`, not before today. */
  timeLimit: optionalDay(),
  /** Project id. */
  projTable: z.int32({ error: aberrationTexts.projectMissing }),
  /** Building id. */
  projPhase: id.nullable(),
  projSectionId: id.nullable(),
  /** Id of a location. */
  location: id.nullable(),
});

const registratedHolds = (registrated: string, today: string) => registrated <= today;
const deadlineHolds = (timeLimit: string | null, today: string) => timeLimit === null || timeLimit >= today;

/** What is wrong with the dates, by field; empty when nothing is. Days are `YYYY-MM-DD`. */
export const dateProblems = (
  { registrated, timeLimit }: { registrated: string; timeLimit: string | null },
  today: string,
): Record<string, string[]> => ({
  ...(!registratedHolds(registrated, today) && { registrated: [aberrationTexts.registratedLater] }),
  ...(!deadlineHolds(timeLimit, today) && { timeLimit: [aberrationTexts.deadlineEarlier] }),
});

/** The form with its dates held against today (`YYYY-MM-DD`), each in its own place whatever else is wrong, as the page checks it before it sends. */
export const aberrationForm = (today: string) =>
  aberrationFields.extend({
    registrated: aberrationFields.shape.registrated.refine((day) => registratedHolds(day, today), {
      error: aberrationTexts.registratedLater,
    }),
    timeLimit: aberrationFields.shape.timeLimit.refine((day) => deadlineHolds(day, today), {
      error: aberrationTexts.deadlineEarlier,
    }),
  });

export type AberrationFields = z.infer<typeof aberrationFields>;
