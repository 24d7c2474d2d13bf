import * as z from 'zod';

import { actionStatusNumbers } from './actionStatus';
import { journalLine } from './journal';
import { route } from './route';

const status = z.literal(actionStatusNumbers);

/** A change of an action: its status, or by full name its responsible. */
export const actionJournalEntry = z.union([
  journalLine.extend({ field: z.literal('status'), from: status, to: status }),
  journalLine.extend({ field: z.literal('responsible'), from: z.string(), to: z.string() }),
]);

/** Every change of an action, the newest first. 404 when it is not the caller's to see. */
export const listActionJournal = route({
  method: 'GET',
  path: '/actions/:id/journal',
  summary: 'Endringene i et tiltak',
  tag: 'Tiltak',
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.array(actionJournalEntry),
});

export type ActionJournalEntry = z.infer<typeof actionJournalEntry>;
