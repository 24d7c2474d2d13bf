import * as z from 'zod';

import { checklistItem, itemActionCount } from './checklistItem';
import { responsibleOption } from './responsible';
import { route } from './route';

const id = z.int32();

/** What becomes of an item that is not as it should be: a deviation, a complaint or an action. */
export const discrepancyTypes = [0, 1, 2] as const;

/** A signature below a checklist. */
export const signature = z.object({
  /** Key, made by who signs. */
  uuid: z.string(),
  fullName: z.string(),
  /** The drawing as an SVG image; empty when the name alone was confirmed. */
  dataUrl: z.string(),
  /** Nothing was drawn: the name alone was confirmed. */
  isEmpty: z.boolean(),
  /** When it was signed, ISO date-time. */
  updated: z.string(),
});

/** A checklist, whole (docs/product/quality.md#filling-it-in). */
export const checklist = z.object({
  id,
  name: z.string(),
  projectId: id,
  /** Null without a building. */
  houseId: id.nullable(),
  /** Null without a section. */
  sectionId: id.nullable(),
  projectName: z.string(),
  /** Building, or empty. */
  houseNum: z.string(),
  /** Section, or empty. */
  sectionNum: z.string(),
  /** Apartment, or empty. */
  apartmentKey: z.string(),
  /** Code and name of the trade. */
  tradeCodeName: z.string(),
  /** When it was completed, ISO date-time; null until then. */
  completedDate: z.string().nullable(),
  /** 0 deviation, 1 complaint, 2 action. */
  discrepancyType: z.literal(discrepancyTypes),
  task: z.object({
    /** Contact person id. */
    assignedTo: id,
    assignedToContactPersonPersonFullName: z.string(),
    /** Deadline, `YYYY-MM-DD`. */
    deadLine: z.string(),
  }),
  /** In their order. */
  items: z.array(checklistItem),
  /** Oldest first. */
  signatures: z.array(signature),
  /** It is meant to be signed. */
  signature: z.boolean(),
  /** Full name of who made it. */
  createdBy: z.string(),
  /** When, ISO date-time. */
  createdDate: z.string(),
  /** Who changed it last and when, 'Kari Solberg 24.11.2026 12:41'; empty until somebody does. */
  updatedString: z.string(),
  /** Who completed it and when, in the same words; empty until then. */
  completedString: z.string(),
  /** What the caller may do now; see `checklistMay` of the rules. */
  may: z.object({ edit: z.boolean() }),
  /** Grows when it gets another responsible, and when it is completed. */
  version: z.number().int(),
});

/** A checklist with the people who can be made responsible. 403 for everybody but developer staff, 404 when it is not there. */
export const getChecklist = route({
  method: 'GET',
  path: '/checklists/:id',
  summary: 'En sjekkliste',
  tag: 'Sjekklister',
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.object({
    checklist,
    /** Address of its page in the portal, such as `/checklist/7`. */
    pathBt: z.string(),
    /** Developer staff. */
    contactPersons: z.array(responsibleOption),
    /** How many actions have followed from the deviations of its items. */
    itemActions: z.array(itemActionCount),
  }),
});

export type Checklist = z.infer<typeof checklist>;
export type Signature = z.infer<typeof signature>;
