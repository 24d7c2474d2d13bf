import * as z from 'zod';

import { file } from './file';
import { projectParams } from './project';
import { route } from './route';

const tag = 'Møtereferater';

/** The minutes of a meeting (docs/product/documents.md#minutes). */
export const minute = z.object({
  id: z.int32(),
  /** Number of the meeting among those of its type in the project, from 1. */
  meetingNumber: z.number().int(),
  meetingName: z.string(),
  /** Such as 'Byggemøte'. */
  meetingTypeString: z.string(),
  /** When it began, ISO 8601. */
  meetingStart: z.string(),
});

/** The minutes of a project's meetings, by name downwards. 404 when the project is not the caller's to see. */
export const listMinutes = route({
  method: 'GET',
  path: '/project/:id/minutes',
  summary: 'Møtereferatene i et prosjekt',
  tag,
  params: projectParams,
  answer: z.array(minute),
});

/**
 * The minutes as PDF: the meeting, its registrations, who was there, the deviations that it spoke of as far as the caller may see them, and who gets
 * it. Of the minute that is sent its id alone is looked at. 404 when it is not the caller's to see.
 */
export const previewMinute = route({
  method: 'POST',
  path: '/project/minute/preview',
  summary: 'Et møtereferat som PDF',
  tag,
  body: minute.pick({ id: true }),
  file: 'application/pdf',
  answer: file,
});

export type Minute = z.infer<typeof minute>;
