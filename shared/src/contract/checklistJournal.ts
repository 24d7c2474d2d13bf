import * as z from 'zod';

import type { CaseColor } from './complaintStatus';
import { journalLine } from './journal';
import { route } from './route';

/** The statuses of a checklist in its journal. */
export const checklistStatuses = {
  0: { text: 'Ikke fullført', color: 'warning' },
  1: { text: 'Fullført', color: 'success' },
} as const satisfies Record<number, { text: string; color: CaseColor }>;

const status = z.literal([0, 1]);

/** A change of a checklist: its status, or by full name its responsible. */
export const checklistJournalEntry = z.union([
  journalLine.extend({ field: z.literal('status'), from: status, to: status }),
  journalLine.extend({ field: z.literal('responsible'), from: z.string(), to: z.string() }),
]);

/** Every change of a checklist, the newest first; who answered what stands at its items. 403 for everybody but developer staff. */
export const listChecklistJournal = route({
  method: 'GET',
  path: '/checklists/:id/journal',
  summary: 'Historikken til en sjekkliste',
  tag: 'Sjekklister',
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.array(checklistJournalEntry),
});
