import * as z from 'zod';

/** A file, in a form that is sent or as the answer of a call. */
export const file = z.instanceof(Blob).meta({ type: 'string', format: 'binary' });
