import * as z from 'zod';

import { aberrationCategory } from './aberrationCategory';
import { actionStatusNumbers, severityNumbers } from './actionStatus';
import { attachment } from './attachment';
import { tagUser } from './comment';
import { listAnswer, listQuery, option } from './list';
import { photoOf } from './profilePhoto';
import { responsibleOption } from './responsible';
import { route } from './route';

const id = z.int32();
const actionStatus = z.literal(actionStatusNumbers);
const severity = z.literal(severityNumbers);

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

/** What the signed-in person may do with the action now; see `actionMay` of the rules. */
export const actionMay = z.object({
  treat: z.boolean(),
  changeResponsible: z.boolean(),
  comment: z.boolean(),
  info: z.string().nullable(),
});

/** An action, whole (docs/product/actions.md#the-page). */
export const action = z.object({
  id,
  title: z.string(),
  description: z.string(),
  statusText: z.string(),
  actionStatus,
  severity: severity.nullable(),
  /** Severity in words, or empty. */
  aberrationSeverity: z.string(),
  /** What it is meant for, one of `actionTypes` in words; left out of one that follows from a report. */
  actionsType: z.string().optional(),
  /** Deadline, `YYYY-MM-DD`. */
  timeLimit: z.string().nullable(),
  /** Full name of who reported it. */
  createdBy: z.string(),
  /** ISO date-time. */
  createdDate: z.string(),
  /** When it was treated, ISO date-time; null until then. */
  completedDate: z.string().nullable(),
  /** Last change or comment, `DD.MM.YYYY HH:mm`, Norwegian time. */
  updatedString: z.string(),
  responsible: z.string(),
  /** Where the photo of the responsible is, as `commentedByPhoto`; null when there is none that the caller may see. */
  responsiblePhoto: photoOf.nullish(),
  responsibleId: id,
  /** Company of the responsible. */
  contactId: id,
  contactName: z.string(),
  projectName: z.string(),
  apartmentKey: z.string(),
  houseNum: z.string(),
  sectionNum: z.string(),
  project: z.object({ id, address: z.string() }),
  /** Customer of the section, when it has one and the caller learns of them. */
  currentCustomer: z
    .object({ person: z.object({ fullName: z.string(), mobile: z.string(), email: z.string() }) })
    .nullable(),
  /**
   * Whether there is a customer is not told: the action is not the company's by somebody else's doing, who alone gives contractors to
   * know of customers. Missing from older servers.
   */
  customerHidden: z.boolean().optional(),
  /** The deviation or RUH that it follows from. */
  aberration: z
    .object({
      id,
      category: aberrationCategory,
      /** Name of its type, its cause and its location; empty without one. */
      type: z.string(),
      cause: z.string(),
      location: z.string(),
      /** Day that it happened, `YYYY-MM-DD`. */
      registrated: z.string(),
      attachments: z.array(attachment),
    })
    .nullable(),
  attachments: z.array(attachment),
  /** What counts for 'Sett som behandlet', as far as the caller sees it; see `missingEvidence` of the rules. */
  evidence: z.object({ attachments: z.number().int(), comments: z.number().int() }),
  may: actionMay,
  /** Grows with every change of status or responsible; a save with an older one is refused with 400. */
  version: z.number().int(),
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
  body: listQuery.pick({ headers: true }),
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

/** One action. 404 when it is not there or not the caller's to see. */
export const getAction = route({
  method: 'GET',
  path: '/aberration/actions/details/:id',
  summary: 'Et tiltak',
  tag: 'Tiltak',
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.object({
    action,
    /** People who can be mentioned in a comment. */
    tagUsers: z.array(tagUser),
    /** Colleagues of the responsible without the responsible, for a contractor's 'Endre ansvarlig'; staff search. */
    contactPersons: z.array(responsibleOption),
  }),
});

export type ActionRow = z.infer<typeof actionRow>;
export type ReportedAction = z.infer<typeof reportedAction>;
export type Action = z.infer<typeof action>;
