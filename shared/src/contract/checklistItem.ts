import * as z from 'zod';

import { aberrationFacts } from './aberrationFacts';
import { actionStatusNumbers } from './actionStatus';
import { attachment, attachmentsToSave } from './attachment';
import { complaintStatusNumbers } from './complaintStatus';
import { day } from './day';
import { text } from './text';

const id = z.int32();

/** The kinds of item (docs/product/quality.md#filling-it-in): what is answered, and how. */
export const itemTypes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Number of a kind of item. */
export type ItemType = (typeof itemTypes)[number];

/** Characters of an answer of one line, and of several. */
export const lineLimit = 200;
export const textLimit = 4000;

/** The largest number that an item holds, a decimal one to either side. */
export const wholeLimit = 2_147_483_647;
export const decimalLimit = 1_000_000_000;

/** What `intVal` says of an item of type 9. */
export const relevance = { ok: 1, notRelevant: 2 } as const;

/** One of the answers that an item of type 2 or 3 offers. */
const itemOption = z.object({
  /** Within the item, from 1. */
  key: z.number().int(),
  value: z.string(),
  selected: z.boolean(),
});

/** A complaint that was made from an item, as the item shows it. */
const itemComplaint = z.object({
  /** Key, the number in `/complaints/{id}`. */
  lineIndexLineId: id,
  name: z.string(),
  lineStatus: z.literal(complaintStatusNumbers),
  /** Status in words. */
  regStatus: z.string(),
  /** Full name of the responsible. */
  contactPersonPersonFullName: z.string(),
});

/** An action that was made from an item, as the item shows it. */
const itemAction = z.object({
  /** Key, the number in `/actions/{id}`. */
  id,
  title: z.string(),
  actionStatus: z.literal(actionStatusNumbers),
  statusText: z.string(),
  /** Full name of the responsible. */
  responsible: z.string(),
});

/** One item of a checklist, with its answer in the field of its type (docs/product/quality.md#filling-it-in). */
export const checklistItem = z.object({
  id,
  checklistId: id,
  /** From 1, through all sections. */
  number: z.number().int(),
  /** Heading that it stands under, such as 'Bad'. */
  section: z.string(),
  type: z.literal(itemTypes),
  /** What is asked. */
  txt: z.string(),
  /** How it is found out, sanitised HTML; empty without one. */
  html: z.string(),
  /** Type 0; null until it is answered. */
  boolVal: z.boolean().nullable(),
  /** Types 1 and 8; empty until it is answered. */
  stringVal: z.string(),
  /** Type 6, and 9 by `relevance`; null until it is answered. */
  intVal: z.number().int().nullable(),
  /** Type 7, with three decimals at most; null until it is answered. */
  doubleVal: z.number().nullable(),
  /** Type 4, `YYYY-MM-DD`; null until it is answered. */
  dateTimeVal: z.string().nullable(),
  /** Types 2 and 3; none of the others. */
  options: z.array(itemOption),
  /** Type 5. */
  attachments: z.array(attachment),
  /** The deviation that was made from it; null without one. Of the three kinds of case an item has one at most. */
  aberration: aberrationFacts.nullable(),
  aberrationId: id.nullable(),
  /** The complaint that was made from it; null without one. */
  regLine: itemComplaint.nullable(),
  regLineId: id.nullable(),
  /** The action that was made from it, without a deviation; null without one. */
  action: itemAction.nullable(),
  actionId: id.nullable(),
  /** What the case is called, such as 'Avvik 12'; empty without one. */
  info: z.string(),
  /** The actions of its deviation in words, such as '2 tiltak, 1 behandlet'; empty without a deviation. */
  actionsInfo: z.string(),
  /** Full name of who answered last; null until somebody does. */
  updatedBy: z.string().nullable(),
  /** When, ISO date-time; null until then. */
  updatedAt: z.string().nullable(),
  /** Grows with each answer. */
  version: z.number().int(),
  /** `saveId` of the save that it has its answer by; null without one, and in what a device has kept from before it was told. */
  saveId: z.uuid().nullable().default(null),
});

/** How many actions have followed from the deviation of an item. */
export const itemActionCount = z.object({
  /** The item. */
  checklistItemId: id,
  aberrationId: id,
  totalActions: z.number().int(),
});

/** The answer to one item; the server reads the field of the item's type alone, and leaves the item as it is without it. */
export const itemAnswer = z.object({
  id,
  /** The one that stood on the screen: an answer that somebody gave since is not overwritten. */
  version: z.number().int(),
  boolVal: z.boolean().nullable().optional(),
  stringVal: text(textLimit).optional(),
  intVal: z.int32().nullable().optional(),
  doubleVal: z.number().min(-decimalLimit).max(decimalLimit).nullable().optional(),
  /** `YYYY-MM-DD`. */
  dateTimeVal: day.nullable().optional(),
  /** All that are chosen; those that are left out are not. */
  options: z
    .array(z.object({ key: z.int32(), selected: z.boolean() }))
    .max(50, { abort: true })
    .optional(),
  /** New files; they are added to those that are there. */
  attachments: attachmentsToSave.optional(),
});

export type ChecklistItem = z.infer<typeof checklistItem>;
export type ItemAnswer = z.infer<typeof itemAnswer>;
