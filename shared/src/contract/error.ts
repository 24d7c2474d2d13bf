import * as z from 'zod';

/** The one shape of every error answer of the API; all texts are Norwegian and meant for people. */
export const errorAnswer = z.object({
  /** A code for programs, such as `notFound`. */
  error: z.string(),
  /** A sentence for the person. */
  message: z.string(),
  /** Texts by field, in dotted form (`person.mobile`); only in answers with status 400. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
  /** Page of the portal that shows what the sentence is about, where there is one. */
  path: z.string().optional(),
});

/**
 * What is answered with 400 when other content comes under a `requestId` that was used: `path` leads to what was saved. The same
 * content is answered as it was the first time.
 */
export const savedBefore = {
  code: 'savedBefore',
  text: 'Skjemaet er allerede lagret, men med et annet innhold enn det som står her nå. Endringene dine er ikke lagret.',
} as const;

/**
 * The code of what is answered with 400 when a record is no longer as the caller was shown it (its `version` has grown): nothing was
 * saved.
 */
export const staleCode = 'stale';

export type ErrorAnswer = z.infer<typeof errorAnswer>;
