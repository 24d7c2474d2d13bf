import * as z from 'zod';

/** A file, in a form that is sent or as the answer of a call. Not `z.instanceof`, which every first page would carry for it. */
export const file = z
  .unknown()
  .refine((value) => value instanceof Blob)
  .meta({ type: 'string', format: 'binary' }) as z.ZodType as z.ZodType<Blob, Blob>;
