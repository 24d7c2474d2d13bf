import * as z from 'zod';

import { listAnswer, listQuery, option } from './list';
import { route } from './route';

const id = z.int32();

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

export type ChecklistRow = z.infer<typeof checklistRow>;
