import * as z from 'zod';

import { complaintStatusNumbers } from './complaintStatus';
import { journalLine } from './journal';
import { route } from './route';

const status = z.literal(complaintStatusNumbers);

/** A change of a case: its status, or by full name its responsible. */
export const journalEntry = z.union([
  journalLine.extend({ field: z.literal('status'), from: status, to: status }),
  journalLine.extend({ field: z.literal('responsible'), from: z.string(), to: z.string() }),
]);

/** Every change of a complaint or enquiry, the newest first. 404 when the case is not the caller's to see. */
export const listComplaintJournal = route({
  method: 'GET',
  path: '/complaints/:id/journal',
  summary: 'Endringene i en reklamasjon eller henvendelse',
  tag: 'Saker',
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.array(journalEntry),
});

export type JournalEntry = z.infer<typeof journalEntry>;
