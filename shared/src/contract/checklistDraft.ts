import * as z from 'zod';

/** What is written in a checklist and not saved, as a device keeps it (docs/product/quality.md#filling-it-in). */
export const checklistDraft = z.array(
  z.object({
    /** Of the item. */
    id: z.number(),
    /** Of the item, when it was begun. */
    version: z.number(),
    /** As it stands in the field. */
    value: z.string(),
  }),
);

export type ChecklistDraft = z.infer<typeof checklistDraft>;
