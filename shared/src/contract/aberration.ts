import * as z from 'zod';

import { aberrationCategory } from './aberrationCategory';
import { aberrationFields, aberrationTexts } from './aberrationForm';
import { actionStatusNumbers, severityNumbers } from './actionStatus';
import { attachmentsToSave } from './attachment';
import { option } from './list';
import { building, section } from './projectPlace';
import { responsibleOption } from './responsible';
import { route } from './route';

const id = z.int32();

/** A cause to choose once the type is chosen. */
export const aberrationCause = z.object({ id, name: z.string(), aberrationTypeId: id });

/** An empty report with its defaults: registered today, deadline 14 days after today (docs/product/reports.md#the-form). */
export const newAberration = z.object({
  id: z.literal(-1),
  category: aberrationCategory,
  title: z.string(),
  description: z.string(),
  aberrationTypeId: id.nullable(),
  aberrationCauseId: id.nullable(),
  severity: z.literal(severityNumbers).nullable(),
  /** `YYYY-MM-DD`. */
  registrated: z.string(),
  /** Contact person id. */
  responsible: id.nullable(),
  /** Deadline, `YYYY-MM-DD`. */
  timeLimit: z.string().nullable(),
  /** Project id. */
  projTable: id.nullable(),
  /** Building id. */
  projPhase: id.nullable(),
  projSectionId: id.nullable(),
  /** Id of one of `aberrationLocationsList`. */
  location: id.nullable(),
});

/**
 * A new deviation or RUH: the empty report and everything that its form chooses from (docs/product/reports.md#the-form).
 * 404 for a project that the caller may not see.
 */
export const getNewAberration = route({
  method: 'POST',
  path: '/aberration/aberration',
  summary: 'Nytt avvik eller ny RUH, med valgene i skjemaet',
  tag: 'Avvik og RUH',
  body: z.object({
    /** A new one; there is no other to ask for. */
    id: z.literal(-1),
    category: aberrationCategory,
    /** The project that the form is opened from; it is chosen, and its buildings and sections come along. */
    projectId: id.nullish(),
  }),
  answer: z.object({
    aberration: newAberration,
    /** Of the category. */
    aberrationTypes: z.array(option.extend({ key: id })),
    aberrationStatuses: z.array(option.extend({ key: z.literal(actionStatusNumbers) })),
    aberrationSeveritiesList: z.array(option.extend({ key: z.literal(severityNumbers) })),
    /** Of all types; see `aberrationTypeId`. */
    aberrationCauses: z.array(aberrationCause),
    /** Whom the caller may make responsible; with the project's when one is chosen. See `listProjectUsers`. */
    users: z.array(responsibleOption),
    /** Projects that the caller may report on. */
    projects: z.array(option.extend({ key: id })),
    aberrationLocationsList: z.array(option.extend({ key: id })),
    /** Of the chosen project; empty without one. */
    buildings: z.array(building),
    sections: z.array(section),
  }),
});

/** A report that was saved. */
export const savedAberration = z.object({
  id,
  category: aberrationCategory,
  /** The action that the responsible has got. */
  actionId: id,
});

const insert = aberrationFields.extend({
  id: z.literal(-1),
  /**
   * Made once for each form: the same report sent again (a bad line) makes no second one; another under it is refused, see `savedBefore`.
   * Left out, a repeat makes another report.
   */
  requestId: z.uuid().optional(),
  attachments: attachmentsToSave.optional(),
});

/**
 * Saves a new deviation and gives the responsible an action. 400 for wrong fields, among them a date on the wrong side
 * of today, a cause of another type and a building of another project.
 */
export const saveAberration = route({
  method: 'POST',
  path: '/aberration/insertupdate',
  summary: 'Lagre et nytt avvik',
  tag: 'Avvik og RUH',
  body: insert.extend({ category: z.literal(1) }),
  answer: savedAberration,
});

/** Saves a new RUH; otherwise as `saveAberration`. */
export const saveRuh = route({
  method: 'POST',
  path: '/ruh/insertupdate',
  summary: 'Lagre en ny RUH',
  tag: 'Avvik og RUH',
  body: insert.extend({ category: z.literal(2) }),
  answer: savedAberration,
});

/** What the person is told when it is saved, by category (docs/product/reports.md#sending). */
export const aberrationSavedTexts = {
  1: aberrationTexts.deviationSaved,
  2: aberrationTexts.ruhSaved,
} as const;

export type NewAberration = z.infer<typeof newAberration>;
