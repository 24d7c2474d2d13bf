import * as z from 'zod';

import { commentText, commentTexts } from './commentSave';
import { complaintStatusNumbers } from './complaintStatus';
import { complaintTexts } from './complaintUpdate';

const newComment = commentText(commentTexts.missingInDialog);

/** What 'Ferdigstill' asks for (docs/product/complaints.md#who-may-do-what). */
export const finishForm = z.object({ newComment });

/** What 'Endre status' asks for. */
export const statusForm = z.object({
  lineStatus: z.literal(complaintStatusNumbers, { error: complaintTexts.statusMissing }),
  newComment,
});
