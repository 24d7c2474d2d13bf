import * as z from 'zod';

import { attachment } from './attachment';
import { comment, tagUser } from './comment';
import { statusOption } from './complaintList';
import { complaintStatusNumbers } from './complaintStatus';
import { photoOf } from './profilePhoto';
import { responsibleOption } from './responsible';
import { route } from './route';

const id = z.int32();
const lineStatus = z.literal(complaintStatusNumbers);
const color = z.enum(['warning', 'success', 'error']);

/** What the signed-in person may do with the complaint now. */
export const complaintMay = z.object({
  finish: z.boolean(),
  changeStatus: z.boolean(),
  changeResponsible: z.boolean(),
  comment: z.boolean(),
});

/** A complaint or enquiry, whole (docs/product/complaints.md). */
export const regLine = z.object({
  lineIndexLineId: id,
  /** Responsible contact person. */
  contactPersonId: id,
  contactPersonPersonFullName: z.string(),
  /** Where the photo of the responsible is, as `commentedByPhoto`; null when there is none that the caller may see. */
  responsiblePhoto: photoOf.nullish(),
  /** Company of the responsible. */
  contactId: id,
  contactName: z.string(),
  /** Project leader (PRL). */
  regHeaderResponsibleName: z.string(),
  /** Service coordinator. */
  regHeaderScName: z.string(),
  /** Quality responsible (KA). */
  regHeaderQaName: z.string(),
  regStatus: z.string(),
  lineStatus,
  color,
  /** Deadline, `YYYY-MM-DD`. */
  timeLimit: z.string().nullable(),
  createdBy: z.string(),
  /** ISO date-time. */
  lineCreatedDate: z.string(),
  /** Last change, `DD.MM.YYYY HH:mm`, Norwegian time. */
  updatedString: z.string(),
  name: z.string(),
  /** Description. */
  txt: z.string(),
  isEnquiry: z.boolean(),
  isCondominiumComplaint: z.boolean(),
  regLineLocation: z.object({
    projectId: id,
    projectName: z.string(),
    houseNum: z.string(),
    address: z.string(),
    apartmentKey: z.string(),
    sectionNum: z.string(),
  }),
  regLineCustomer: z.object({ fullName: z.string(), mobile: z.string(), email: z.string() }).nullable(),
  attachments: z.array(attachment),
  /** Those that the caller sees, oldest first. Since 1.6.0; missing from the answer of a save with older servers. */
  comments: z.array(comment).optional(),
  may: complaintMay,
  /** Grows with every change; a save with an older one is refused with 400. */
  version: z.number().int(),
});

/** One complaint or enquiry. 404 when it is not there or not the caller's to see. */
export const getComplaint = route({
  method: 'GET',
  path: '/complaints/:id',
  summary: 'En reklamasjon eller henvendelse',
  tag: 'Saker',
  params: z.object({ id: z.coerce.number().int().min(1).max(2147483647) }),
  answer: z.object({
    regLine,
    regStatuses: z.array(statusOption),
    /** People who can be mentioned in a comment. */
    tagUsers: z.array(tagUser),
    /** Colleagues of the responsible, whom a contractor may choose as the new one. */
    contactPersons: z.array(responsibleOption),
  }),
});

export type RegLine = z.infer<typeof regLine>;
