import * as z from 'zod';

import { commentText, commentTexts } from './comment';
import { complaintTexts } from './complaint';
import { complaintStatusNumbers } from './complaintStatus';

const newComment = commentText(commentTexts.missingInDialog);

/** What 'Ferdigstill' asks for (document 2, section 5). */
export const finishForm = z.object({ newComment });

/** What 'Endre status' asks for. */
export const statusForm = z.object({
  lineStatus: z.literal(complaintStatusNumbers, { error: complaintTexts.statusMissing }),
  newComment,
});

/** What 'Endre ansvarlig' asks for. */
export const responsibleForm = z.object({
  /** Contact person id. */
  contactPersonId: z.number({ error: complaintTexts.responsibleMissing }),
});
