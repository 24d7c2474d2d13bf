import * as z from 'zod';

import { severityNumbers } from './actionStatus';
import { attachment } from './attachment';

const choice = z.int32().optional();
const whole = z.int32().nullable();

/** What stands in the form of a deviation or RUH while it is filled in; `aberrationForm` says what may be sent. */
export const aberrationValues = z.object({
  title: z.string(),
  description: z.string(),
  aberrationTypeId: choice,
  aberrationCauseId: whole,
  severity: z.literal(severityNumbers).nullable(),
  registrated: z.string(),
  responsible: choice,
  timeLimit: z.string().nullable(),
  projTable: choice,
  projPhase: whole,
  projSectionId: whole,
  location: whole,
});

/** A report that is not sent yet, as it is kept on the device. */
export const aberrationDraft = z.object({
  /** Made once for each form: what is sent again makes no second report. */
  requestId: z.uuid(),
  values: aberrationValues,
  /** Who is chosen as responsible, to be shown before anybody is asked. */
  responsible: z.object({ key: z.int32(), text: z.string(), detail: z.string().optional() }).optional(),
  /** The files that have gone up; those on their way are lost with the page. */
  attachments: z.array(attachment),
});

export type AberrationValues = z.infer<typeof aberrationValues>;
export type AberrationDraft = z.infer<typeof aberrationDraft>;
