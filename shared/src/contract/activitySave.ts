import * as z from 'zod';

import { activity } from './activity';
import { attachmentsToSave } from './attachment';
import { file } from './file';
import { route } from './route';
import { scheduleTexts } from './scheduleRules';
import { text } from './text';

const id = z.int32();
const answer = z.object({ activities: z.array(activity) });

/** A comment on an activity as it is typed. */
const comment = text(1000, { tooLong: scheduleTexts.commentTooLong });

/** The dialog of a comment: a text is needed, 'Ok' marks the activity as done too (docs/product/quality.md#self-checks). */
export const activityCommentForm = z.object({
  comment: comment.min(1, scheduleTexts.commentMissing),
  complete: z.boolean(),
});

/** The dialog of a deviation from an activity. */
export const activityAberrationForm = z.object({
  title: text(200, {
    missing: scheduleTexts.titleMissing,
    tooLong: scheduleTexts.titleTooLong,
  }).min(1, scheduleTexts.titleMissing),
  description: text(4000, {
    missing: scheduleTexts.descriptionMissing,
    tooLong: scheduleTexts.descriptionTooLong,
  }).min(1, scheduleTexts.descriptionMissing),
});

/**
 * Saves the whole activity; the server reads `complete` and `comment`, and ignores the rest. What is done already stays done; to take
 * it back one must have done it oneself a moment ago. 400 for a stale `version` where something would be overwritten or taken back,
 * and once the self-check is completed.
 */
export const updateActivity = route({
  method: 'POST',
  path: '/schedule/activitie/update',
  summary: 'Sett en aktivitet som fullført, angre det, eller kommenter den',
  tag: 'Egenkontroller',
  body: z.object({
    id,
    version: z.number().int(),
    /** Left out, it stays. */
    complete: z.boolean().optional(),
    /** Left out, it stays. */
    comment: comment.optional(),
  }),
  answer,
});

/** Reports a deviation on an activity; the responsible gets an action. 400 when there is one already. */
export const addActivityAberration = route({
  method: 'POST',
  path: '/schedule/activity/aberration',
  summary: 'Meld avvik på en aktivitet',
  tag: 'Egenkontroller',
  body: activityAberrationForm.extend({
    activityId: id,
    /** Made once for each form: the same one sent again is answered as the first was. Left out, a repeat is refused, as a second deviation is. */
    requestId: z.uuid().optional(),
    /** Type of the deviation; 43 when left out. */
    aberrationTypeId: id.optional(),
    /** Always 1, a deviation. */
    category: z.literal(1).optional(),
    /** Project; that of the self-check holds, whatever is sent. */
    projTable: id.optional(),
    attachments: attachmentsToSave.optional(),
  }),
  answer,
});

/** Finishes a self-check that has no activity or all of them done; done already is no mistake. */
export const completeSchedule = route({
  method: 'POST',
  path: '/schedule/complete/:id',
  summary: 'Ferdigstill en egenkontroll',
  tag: 'Egenkontroller',
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.object({ id }),
});

/** The same, with the id in the body. */
export const setScheduleComplete = route({
  method: 'POST',
  path: '/schedule/setcomplete',
  summary: 'Ferdigstill en egenkontroll (id i innholdet)',
  tag: 'Egenkontroller',
  body: z.object({ id }),
  answer: z.object({ id }),
});

/** A file that came with the instruction of an activity, to be saved. 404 when it is not the caller's to see. */
export const downloadActivityFile = route({
  method: 'GET',
  path: '/ibm/document/download/:id',
  summary: 'En fil til en aktivitet',
  tag: 'Egenkontroller',
  params: z.object({ id: z.guid() }),
  query: z.object({
    /** Taken for compatibility; files lie in one place. */
    useAlbumUser: z.enum(['true', 'false']).optional(),
  }),
  file: '*/*',
  stored: true,
  answer: file,
});
