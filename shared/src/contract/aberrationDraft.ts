import * as z from 'zod';

import { severityNumbers } from './actionStatus';
import { attachment } from './attachment';

/** Null as long as nothing is chosen; portals before 1.5.0 left it out. */
const choice = z.int32().nullable().default(null);

/** What stands in the form of a deviation or RUH while it is filled in; `aberrationForm` says what may be sent. */
export const aberrationValues = z.object({
  title: z.string(),
  description: z.string(),
  aberrationTypeId: choice,
  aberrationCauseId: choice,
  severity: z.literal(severityNumbers).nullable(),
  registrated: z.string(),
  responsible: choice,
  timeLimit: z.string().nullable(),
  projTable: choice,
  projPhase: choice,
  projSectionId: choice,
  location: choice,
});

/** A report that is not sent yet, as it is kept on the device. */
export const aberrationDraft = z.object({
  /** Made once for each form: what is sent again makes no second report. */
  requestId: z.uuid(),
  /** It was sent, and whether it was saved is not known: it keeps its number. One that was never sent gets another in each tab. */
  wasSent: z.boolean().optional(),
  values: aberrationValues,
  /** Who is chosen as responsible, to be shown before anybody is asked. */
  responsible: z.object({ key: z.int32(), text: z.string(), detail: z.string().optional() }).optional(),
  /** The files that have gone up; those on their way are lost with the page. */
  attachments: z.array(attachment),
});

export type AberrationValues = z.infer<typeof aberrationValues>;
export type AberrationDraft = z.infer<typeof aberrationDraft>;
