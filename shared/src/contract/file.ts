import * as z from 'zod';

/** A file, in a form that is sent or as the answer of a call. Not `z.instanceof`, which every first page would carry for it. */
export const file = z
  .unknown()
  .refine((value) => value instanceof Blob)
  .meta({ type: 'string', format: 'binary' }) as z.ZodType as z.ZodType<Blob, Blob>;

/** A piece of a file: a browser sends it as a `Blob`, the server reads it as bytes, uncopied. */
export const filePiece = z
  .unknown()
  .refine((value) => value instanceof Blob || value instanceof Uint8Array)
  .meta({ type: 'string', format: 'binary' }) as z.ZodType as z.ZodType<Uint8Array, Blob>;
