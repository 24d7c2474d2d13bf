import * as z from 'zod';

/** What documents and minutes are sorted by, as the dialog asks for it: a column by its place among them, and 1 for downwards. */
export const documentOrderForm = z.object({ by: z.number(), desc: z.number() });
