import * as z from 'zod';

import { checklistItem, itemActionCount } from './checklistItem';
import { listAnswer, listQuery, option } from './list';
import { responsibleOption } from './responsible';
import { route } from './route';

const id = z.int32();

/** What becomes of an item that is not as it should be: a deviation, a complaint or an action. */
export const discrepancyTypes = [0, 1, 2] as const;

/** A row of the list of checklists (docs/product/quality.md#checklists). */
export const checklistRow = z.object({
  /** Key, the number in `/checklist/{id}`. */
  id,
  /** What is checked, such as 'Overtakelse av leilighet'. */
  name: z.string(),
  itemsCompletedCount: z.number().int(),
  itemsTotalCount: z.number().int(),
  isCompleted: z.boolean(),
  /** 'Fullført' or 'Ikke fullført'. */
  statusText: z.string(),
  /** Day on which it was completed, `YYYY-MM-DD`; null until then. */
  completedDate: z.string().nullable(),
  /** `YYYY-MM-DD`. */
  deadline: z.string(),
  projectName: z.string(),
  /** Building, such as 'Bygg 2'; empty without one. */
  houseName: z.string(),
  /** Building, section and apartment, '2 / 014 / H0203'; empty without a section. */
  projSectionApartNum: z.string(),
  /** Full name of whom it is assigned to. */
  assignedTo: z.string(),
  /** Contact person id of that one. */
  assignedToId: id,
  /** Code and name of the trade, such as '25 Flis og membran'. */
  tradeCodeName: z.string(),
  /** Day of registration, `YYYY-MM-DD`. */
  createdDate: z.string(),
  /** Green when it is completed, else yellow. */
  color: z.enum(['success', 'warning']),
});

/**
 * The list. 403 for everybody but developer staff. Besides the fields of the row it filters by `projectOid`, `houseId` and
 * `tradeCodeId`. Newest first unless `sortBy` says otherwise.
 */
export const listChecklists = route({
  method: 'POST',
  path: '/checklists',
  summary: 'Sjekklister, en side om gangen',
  tag: 'Sjekklister',
  body: listQuery,
  answer: listAnswer(checklistRow),
});

/** How many there are for a list of filters. 403 for everybody but developer staff. */
export const countChecklists = route({
  method: 'POST',
  path: '/checklists/count',
  summary: 'Antall sjekklister for et filter',
  tag: 'Sjekklister',
  body: listQuery.pick({ headers: true }),
  answer: z.number().int(),
});

/** What the filters of the list can be set to. 403 for everybody but developer staff. */
export const checklistFilterOptions = route({
  method: 'GET',
  path: '/checklists/filteroptions',
  summary: 'Valg i filtrene til listen over sjekklister',
  tag: 'Sjekklister',
  answer: z.object({
    /** Developer staff, and everybody else who has a checklist. */
    contactPersons: z.array(option),
    /** Developer staff. */
    users: z.array(option),
    tradeCodes: z.array(option),
    projects: z.array(option),
  }),
});

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

export type ChecklistRow = z.infer<typeof checklistRow>;
export type Checklist = z.infer<typeof checklist>;
export type Signature = z.infer<typeof signature>;
