import * as z from 'zod';

import { attachmentsToSave } from './attachment';
import { recipientType } from './comment';
import { commentText, commentTexts } from './commentSave';
import { regLine } from './complaint';
import { complaintStatusNumbers } from './complaintStatus';
import { route } from './route';

const id = z.int32();

/**
 * Saves the whole complaint; the server reads only what the caller may change: `lineStatus` (finish, change status),
 * `contactPersonId` (change responsible) and new `attachments`. A change of status needs a comment, saved in the same transaction.
 * 403 what the caller may see but not do, 404 what he may not see, 400 a stale `version` or a wrong field.
 */
export const updateComplaint = route({
  method: 'POST',
  path: '/complaints/update',
  summary: 'Ferdigstill, endre status, endre ansvarlig eller legg til vedlegg',
  tag: 'Saker',
  body: z.object({
    lineIndexLineId: id,
    version: z.number().int(),
    /** Left out, it stays. */
    lineStatus: z.literal(complaintStatusNumbers).optional(),
    /** Left out, it stays. */
    contactPersonId: id.optional(),
    /** Comment that goes with the change. */
    newComment: commentText(commentTexts.missingInDialog).optional(),
    visibleToCustomer: z.boolean().optional(),
    applicationRecipientType: recipientType.optional(),
    /**
     * Everybody who may comment may add some, by leaving `lineStatus` and `contactPersonId` out or sending them as they stand; then an old
     * `version` is none the worse.
     */
    attachments: attachmentsToSave.optional(),
  }),
  answer: regLine,
});

/** Texts of the dialogs' validation (docs/product/complaints.md#texts). */
export const complaintTexts = {
  statusMissing: 'Ny status er ikke lagt til!',
  responsibleMissing: 'Ny ansvarlig er ikke valgt!',
  stale:
    'Saken er endret siden du åpnet den, så ingenting er lagret. Se hva som er endret, og prøv igjen om det fortsatt trengs.',
  notResponsible: 'Kun ansvarlig kan gjøre dette.',
  alreadyDone: 'Saken er allerede ferdigstilt.',
} as const;
