import * as z from 'zod';

import { complaintStatusNumbers } from './complaintStatus';
import { countQuery, listAnswer, listQuery, option } from './list';
import { route } from './route';

const id = z.int32();
const lineStatus = z.literal(complaintStatusNumbers);
const color = z.enum(['warning', 'success', 'error']);

/** A row of the list of complaints and enquiries (docs/product/complaints.md#the-list). */
export const complaintRow = z.object({
  /** Key, the number in `/complaints/{id}`. */
  id,
  /** The number that people use; the same as `id`. */
  lineId: id,
  /** Title. */
  lineName: z.string(),
  lineDescription: z.string(),
  /** Status in words. */
  regStatus: z.string(),
  lineStatus,
  /** `YYYY-MM-DD`, or null when there is none. */
  deadLine: z.string().nullable(),
  projectName: z.string(),
  projectOid: id,
  /** Building, section and apartment in one text, such as '2 / 014 / H0203'. */
  projSectionApartNum: z.string(),
  contactPersonName: z.string(),
  contactPersonOid: id,
  /** Company of the responsible. */
  contactName: z.string(),
  isCondominiumComplaint: z.boolean(),
  isEnquiry: z.boolean(),
  /** Day of registration, `YYYY-MM-DD`. */
  lineDate: z.string(),
  customerName: z.string(),
  customerMobile: z.string(),
  customerAddress: z.string(),
  color,
});

/** A status in 'Endre status'; `attr1` is 'disabled' for those that only the system sets. */
export const statusOption = option.extend({ key: lineStatus, attr1: z.literal('disabled').optional() });

/** The list. A contractor's is always narrowed on the server: own cases, for a main contact the company's. */
export const listComplaints = route({
  method: 'POST',
  path: '/complaints',
  summary: 'Reklamasjoner og henvendelser, en side om gangen',
  tag: 'Saker',
  body: listQuery,
  answer: listAnswer(complaintRow),
});

/** How many there are for a list of filters; same scope as the list. */
export const countComplaints = route({
  method: 'POST',
  path: '/complaints/count',
  summary: 'Antall reklamasjoner og henvendelser for et filter',
  tag: 'Saker',
  body: countQuery,
  answer: z.number().int(),
});

/** What the filters of the list can be set to. */
export const complaintFilterOptions = route({
  method: 'GET',
  path: '/complaints/filteroptions',
  summary: 'Valg i filtrene til listen',
  tag: 'Saker',
  answer: z.object({
    /** Contact persons of the caller's company. */
    contactPersons: z.array(option),
    /** Developer staff; empty for contractors. */
    users: z.array(option),
    regStatuses: z.array(statusOption),
    /** Companies; empty for contractors. */
    contactPersonContact: z.array(option),
    projects: z.array(option),
  }),
});

export type ComplaintRow = z.infer<typeof complaintRow>;
