import * as z from 'zod';

/** What every line of a case's journal tells, whatever was changed. */
export const journalLine = z.object({
  id: z.number().int(),
  /** When, ISO date-time. */
  at: z.string(),
  /** Full name of who changed it. */
  by: z.string(),
  /** The company that they did it for. */
  company: z.string(),
});
