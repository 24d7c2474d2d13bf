import * as z from 'zod';

/** The one shape of every error answer of the API; all texts are Norwegian and meant for people. */
export const errorAnswer = z.object({
  /** A code for programs, such as `notFound`. */
  error: z.string(),
  /** A sentence for the person. */
  message: z.string(),
  /** Texts by field, in dotted form (`person.mobile`); only in answers with status 400. */
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

export type ErrorAnswer = z.infer<typeof errorAnswer>;
