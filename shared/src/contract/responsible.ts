import * as z from 'zod';

const id = z.int32();

/** A contact person to choose as responsible. */
export const responsibleOption = z.object({
  id,
  fullName: z.string(),
  contactId: id,
  contactName: z.string(),
});

export type ResponsibleOption = z.infer<typeof responsibleOption>;
