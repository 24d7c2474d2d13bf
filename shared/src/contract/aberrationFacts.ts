import * as z from 'zod';

import { actionStatusNumbers } from './actionStatus';
import { attachment } from './attachment';

const id = z.int32();

/** What became of a deviation that was reported on another record, as that record shows it. */
export const aberrationFacts = z.object({
  aberrationId: id,
  title: z.string(),
  description: z.string(),
  /** The first action that followed from it; null for who may not see it. */
  actionId: id.nullable(),
  status: z.literal(actionStatusNumbers),
  /** Status of the action in words. */
  statusText: z.string(),
  /** Full name of who is responsible for the action. */
  responsible: z.string(),
  attachments: z.array(attachment),
});

export type AberrationFacts = z.infer<typeof aberrationFacts>;
