import * as z from 'zod';

import { complaintTexts } from './complaintUpdate';

/** What 'Endre ansvarlig' asks for, of every kind of record. */
export const responsibleForm = z.object({
  /** Contact person id. */
  contactPersonId: z.number({ error: complaintTexts.responsibleMissing }),
});
