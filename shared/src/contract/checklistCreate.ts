import * as z from 'zod';

import { route } from './route';
import { requiredDay } from './writtenDay';

const id = z.int32();
const inAddress = z.coerce.number().int().min(1).max(2147483647);

/** What a checklist is made for, by its number: the most exact of what is chosen (docs/product/quality.md#making-one). */
export const checklistContext = { project: 1, house: 2, section: 3 } as const;

/** The prescribed texts (docs/product/quality.md#making-one), and our own. */
export const createTexts = {
  projectMissing: 'Prosjekt må velges!',
  checklistMissing: 'Sjekkliste må velges!',
  responsibleMissing: 'Ansvarlig må velges!',
  deadlineMissing: 'Frist må velges!',
  allMissing: 'Alle felter må fylles ut!',
  deadlineEarlier: 'Frist kan ikke være tidligere enn i dag!',
  created: 'Sjekklisten er lagt til.',
  wrongPlace: 'Stedet finnes ikke lenger.',
} as const;

/** What 'Legg til sjekkliste' asks for. */
const fields = z.object({
  projectId: z.int32({ error: createTexts.projectMissing }),
  /** Building id. */
  houseId: id.nullable(),
  sectionId: id.nullable(),
  /** The template, one of those that are there for the level. */
  checklistId: z.int32({ error: createTexts.checklistMissing }),
  /** Contact person id, developer staff. */
  assignedTo: z.int32({ error: createTexts.responsibleMissing }),
  /** Deadline, `YYYY-MM-DD`, from today on. */
  deadLine: requiredDay(createTexts.deadlineMissing),
});

/** 'Legg til sjekkliste', with its deadline held against today (`YYYY-MM-DD`). */
export const checklistForm = (today: string) =>
  fields.extend({
    deadLine: fields.shape.deadLine.refine((day) => day >= today, createTexts.deadlineEarlier),
  });

/** What of a form is chosen. */
interface ChosenPlace {
  projectId: number;
  houseId: number | null;
  sectionId: number | null;
}

/** What a checklist is made for: the section when one is chosen, else the building, else the project. */
export const contextOf = ({ projectId, houseId, sectionId }: ChosenPlace) => {
  if (sectionId !== null) return { context: checklistContext.section, contextId: sectionId };
  if (houseId !== null) return { context: checklistContext.house, contextId: houseId };
  return { context: checklistContext.project, contextId: projectId };
};

/** The checklists that can be made there, by name. 403 for everybody but developer staff. */
export const listAvailableChecklists = route({
  method: 'GET',
  path: '/checklists/available',
  summary: 'Sjekklister som kan lages på et sted',
  tag: 'Sjekklister',
  query: z.object({
    projectId: inAddress,
    /** Building. */
    houseId: inAddress.optional(),
    sectionId: inAddress.optional(),
  }),
  answer: z.array(
    z.object({
      /** Key, as `generateChecklist` takes it. */
      checklistId: id,
      name: z.string(),
      /** Items that it has. */
      itemsCount: z.number().int(),
    }),
  ),
});

/**
 * Makes a checklist; the responsible is written to. 403 for everybody but developer staff, 400 in `checklistId` when it is not one of those
 * of the level, in `contextId` when the place is not there, in `assignedTo` for who is not developer staff, in `deadLine` before today.
 */
export const generateChecklist = route({
  method: 'POST',
  path: '/checklists/generate',
  summary: 'Lag en sjekkliste',
  tag: 'Sjekklister',
  body: fields.pick({ checklistId: true, assignedTo: true, deadLine: true }).extend({
    /** Made once for each form: the same one sent again makes no second checklist. */
    requestId: z.uuid(),
    /** Taken for compatibility; a checklist stands by itself. */
    parentCheckList: id.nullish(),
    /** Id of the project, building or section, by `context`. */
    contextId: id,
    context: z.literal(Object.values(checklistContext)),
  }),
  answer: z.object({ id }),
});
