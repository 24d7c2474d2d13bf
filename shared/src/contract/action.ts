import * as z from 'zod';

import { aberrationCategory } from './aberrationCategory';
import { actionStatusNumbers, severityNumbers } from './actionStatus';
import { attachment } from './attachment';
import { tagUser } from './comment';
import { photoOf } from './profilePhoto';
import { responsibleOption } from './responsible';
import { route } from './route';

const id = z.int32();
const actionStatus = z.literal(actionStatusNumbers);
const severity = z.literal(severityNumbers);

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

export type Action = z.infer<typeof action>;
