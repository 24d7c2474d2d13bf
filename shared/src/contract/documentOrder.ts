import * as z from 'zod';

/** What the documents of a folder are sorted by, as the dialog asks for it: a column by its place among them, and 1 for downwards. */
export const documentOrderForm = z.object({ by: z.number(), desc: z.number() });
