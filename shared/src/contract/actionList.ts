import * as z from 'zod';

import { aberrationCategory } from './aberrationCategory';
import { actionStatusNumbers } from './actionStatus';
import { countQuery, listAnswer, listQuery, option } from './list';
import { route } from './route';

const id = z.int32();
const actionStatus = z.literal(actionStatusNumbers);

/** A row of the list of actions (docs/product/actions.md#the-list). */
export const actionRow = z.object({
  /** Key, the number in `/actions/{id}`. */
  id,
  title: z.string(),
  status: actionStatus,
  /** Status in words. */
  statusText: z.string(),
  /** Deadline, `YYYY-MM-DD`, or null when there is none. */
  timeLimit: z.string().nullable(),
  /** Full name of the responsible. */
  responsible: z.string(),
  /** Contact person id of the responsible. */
  responsibleId: id,
  /** Company of the responsible. */
  contactName: z.string(),
  projectName: z.string(),
  /** Apartment number, such as 'H0203'; empty without one. */
  apartmentKey: z.string(),
  /** Day on which it was treated, `YYYY-MM-DD`; null until then. */
  completedDate: z.string().nullable(),
  /** Severity in words: 'Høy', 'Middels', 'Lav', or empty. */
  aberrationSeverity: z.string(),
  /** Day of registration, `YYYY-MM-DD`. */
  createdDate: z.string(),
});

/** A row of what somebody has reported, with what became of it. */
export const reportedAction = actionRow.extend({
  /** 1 deviation, 2 RUH; null for an action that follows from neither. */
  category: aberrationCategory.nullable(),
  aberrationId: id.nullable(),
});

/**
 * The list. A contractor's is always narrowed on the server: own actions, for a main contact the company's. Besides the
 * fields of the row it filters by `severity`, `projectOid` and `contactId` (the responsible's company); `status`,
 * `statusText`, `severity` and `aberrationSeverity` are filtered by number. Newest first unless `sortBy` says otherwise.
 */
export const listActions = route({
  method: 'POST',
  path: '/actions',
  summary: 'Tiltak, en side om gangen',
  tag: 'Tiltak',
  body: listQuery,
  answer: listAnswer(actionRow),
});

/** How many there are for a list of filters; same scope as the list. */
export const countActions = route({
  method: 'POST',
  path: '/actions/count',
  summary: 'Antall tiltak for et filter',
  tag: 'Tiltak',
  body: countQuery,
  answer: z.number().int(),
});

/**
 * What concerns the caller: `toDo`, the actions that are theirs to treat (for a main contact the company's) and not yet
 * treated, by deadline; and `reported`, what they have reported themselves, the newest first, whoever is responsible. At most
 * 100 of each.
 */
export const listMyActions = route({
  method: 'GET',
  path: '/actions/mine',
  summary: 'Mine tiltak: å behandle, og det jeg har meldt',
  tag: 'Tiltak',
  answer: z.object({ toDo: z.array(actionRow), reported: z.array(reportedAction) }),
});

/** What the filters of the list can be set to. */
export const actionFilterOptions = route({
  method: 'GET',
  path: '/aberration/actions/filteroptions',
  summary: 'Valg i filtrene til tiltakslisten',
  tag: 'Tiltak',
  answer: z.object({
    /** Contact persons of the caller's company. */
    contactPersons: z.array(option),
    /** Developer staff; empty for contractors. */
    users: z.array(option),
    actionSeverities: z.array(option),
    actionStatus: z.array(option),
    /** Companies; empty for contractors. */
    contactPersonContact: z.array(option),
    projects: z.array(option),
  }),
});

export type ActionRow = z.infer<typeof actionRow>;
export type ReportedAction = z.infer<typeof reportedAction>;
