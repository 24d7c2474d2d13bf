import { getAction } from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import {
  closeTicket,
  completeUpload,
  findUpload,
  getAttachment,
  getThumbnail,
  openTicket,
} from '@byggtun/shared/contract/attachment';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import { searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import { listBuildings, listProjectUsers, listSections } from '@byggtun/shared/contract/projectPlace';
import type { Route } from '@byggtun/shared/contract/route';

/** The calls of cases that take what stands in their address alone. */
export const routesWithAddress: Route[] = [
  getComplaint,
  listComplaintJournal,
  getAction,
  listActionJournal,
  searchContactPersons,
  listBuildings,
  listSections,
  listProjectUsers,
  findUpload,
  completeUpload,
  getAttachment,
  getThumbnail,
  openTicket,
  closeTicket,
];
