import * as z from 'zod';

import { aberrationFacts } from './aberrationFacts';
import { attachment } from './attachment';
import { journalLine } from './journal';
import { route } from './route';

const id = z.int32();
const params = z.object({ id: z.coerce.number().int().min(1).max(2147483647) });

/** One thing to do in a self-check (docs/product/quality.md#self-checks). */
export const activity = z.object({
  id,
  scheduleId: id,
  /** From 1, in the order in which they are done. */
  number: z.number().int(),
  name: z.string(),
  /** Instruction, sanitised HTML; empty without one. */
  text: z.string(),
  complete: z.boolean(),
  /** Full name of who has done it; null until then. */
  completedBy: z.string().nullable(),
  /** Contact person id of who has done it; null until then. */
  completedById: id.nullable(),
  /** When it was done, ISO date-time; null until then. */
  completedDate: z.string().nullable(),
  /** Empty when nobody has said anything. */
  comment: z.string(),
  /** Full name of who wrote the comment; null without one. */
  commentedBy: z.string().nullable(),
  /** Its one deviation; null without one. */
  aberration: aberrationFacts.nullable(),
  /** Files that came with the instruction. */
  attachments: z.array(attachment),
  /** Grows with every tick and comment; what was made from an older one is refused where it would overwrite something. */
  version: z.number().int(),
});

/** A self-check, whole but for its activities. */
export const schedule = z.object({
  id,
  /** What is checked. */
  processName: z.string(),
  /** Full name of the responsible. */
  responsiblePersonFullName: z.string(),
  /** Contact person id of the responsible. */
  responsibleId: id,
  /** Company of the responsible. */
  contactName: z.string(),
  /** `YYYY-MM-DD`, or null. */
  startDate: z.string().nullable(),
  /** Deadline, `YYYY-MM-DD`, or null when there is none. */
  endDate: z.string().nullable(),
  /** Code and name of the trade. */
  tradeCode: z.string(),
  projectId: id,
  projectName: z.string(),
  /** Building, or empty. */
  houseNum: z.string(),
  /** When it was completed, ISO date-time; null until then. */
  completedDate: z.string().nullable(),
  /** Full name of who completed it; null until then. */
  completedBy: z.string().nullable(),
  activitiesCount: z.number().int(),
  activitiesCompletedCount: z.number().int(),
  /** What the caller may do now; see `scheduleMay` of the rules. */
  may: z.object({ work: z.boolean(), complete: z.boolean() }),
});

/** A self-check. 404 when it is not there or not the caller's to see. */
export const getSchedule = route({
  method: 'GET',
  path: '/schedule/:id',
  summary: 'En egenkontroll',
  tag: 'Egenkontroller',
  params,
  answer: schedule,
});

/** The activities of a self-check, in their order. 404 when it is not the caller's to see. */
export const listActivities = route({
  method: 'GET',
  path: '/schedule/:id/activities',
  summary: 'Aktivitetene i en egenkontroll',
  tag: 'Egenkontroller',
  params,
  answer: z.array(activity),
});

/** A line of a self-check's history: it, or one of its activities, became done or was taken back, or somebody else became responsible. */
export const scheduleJournalEntry = journalLine.extend({
  /** Name of the activity; null when the self-check itself was completed, or has another responsible. */
  activity: z.string().nullable(),
  done: z.boolean(),
  /** By full name, who was responsible and who became it; null when something else was changed. */
  responsible: z.object({ from: z.string(), to: z.string() }).nullable(),
});

/** What was done in a self-check, the newest first. 404 when it is not the caller's to see. */
export const listScheduleJournal = route({
  method: 'GET',
  path: '/schedule/:id/journal',
  summary: 'Historikken til en egenkontroll',
  tag: 'Egenkontroller',
  params,
  answer: z.array(scheduleJournalEntry),
});

export type Activity = z.infer<typeof activity>;
export type Schedule = z.infer<typeof schedule>;
export type ScheduleJournalEntry = z.infer<typeof scheduleJournalEntry>;
