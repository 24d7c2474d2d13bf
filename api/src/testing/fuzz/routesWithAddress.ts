import { getAction } from '@byggtun/shared/contract/action';
import { listActionJournal } from '@byggtun/shared/contract/actionJournal';
import { getSchedule, listActivities, listScheduleJournal } from '@byggtun/shared/contract/activity';
import { completeSchedule, downloadActivityFile } from '@byggtun/shared/contract/activitySave';
import { anonymisePerson, listDeactivatedPeople } from '@byggtun/shared/contract/anonymisation';
import {
  closeTicket,
  completeUpload,
  findUpload,
  getAttachment,
  getThumbnail,
  openTicket,
} from '@byggtun/shared/contract/attachmentCalls';
import { listProjectBookings } from '@byggtun/shared/contract/booking';
import { deleteBooking } from '@byggtun/shared/contract/bookingSave';
import { getChecklist } from '@byggtun/shared/contract/checklist';
import { listChecklistJournal } from '@byggtun/shared/contract/checklistJournal';
import { getCompany, listContactPersons, listDeactivated } from '@byggtun/shared/contract/company';
import {
  activateContactPerson,
  deactivateContactPerson,
  getOpenWork,
} from '@byggtun/shared/contract/companySave';
import { getComplaint } from '@byggtun/shared/contract/complaint';
import { listComplaintJournal } from '@byggtun/shared/contract/complaintJournal';
import { searchContactPersons } from '@byggtun/shared/contract/contactPerson';
import { removeCoursePicture } from '@byggtun/shared/contract/coursePicture';
import { removeCourse } from '@byggtun/shared/contract/courseSave';
import {
  downloadBlob,
  getBlueprints,
  getDocumentFolder,
  getDocuments,
  getFolder,
  getHmsPlan,
  getHouseBlueprints,
  listVersions,
} from '@byggtun/shared/contract/document';
import { listNewestDocuments, searchDocuments } from '@byggtun/shared/contract/documentCalls';
import { listItemActions } from '@byggtun/shared/contract/itemCase';
import { getProjectAccess } from '@byggtun/shared/contract/kiosk';
import { listMinutes } from '@byggtun/shared/contract/minute';
import { getOccupancy } from '@byggtun/shared/contract/occupancy';
import { downloadOrder, getOrder } from '@byggtun/shared/contract/order';
import { findScannedOrder } from '@byggtun/shared/contract/orderCode';
import { listReceipts } from '@byggtun/shared/contract/orderReceipt';
import { getPagePicture } from '@byggtun/shared/contract/pagePicture';
import { getProfilePhoto } from '@byggtun/shared/contract/profilePhoto';
import { getProject, listProjectPage } from '@byggtun/shared/contract/project';
import { listProjectContacts } from '@byggtun/shared/contract/projectContact';
import {
  getAccidentPlan,
  getColourReport,
  getOptionsReport,
  getProjectImage,
  getPsi,
} from '@byggtun/shared/contract/projectFile';
import {
  listBuildings,
  listHouses,
  listProjectUsers,
  listSections,
  listSectionsOfProject,
} from '@byggtun/shared/contract/projectPlace';
import { getReadiness } from '@byggtun/shared/contract/readiness';
import {
  listRecentProjects,
  noteRecentProject,
  removeRecentProject,
} from '@byggtun/shared/contract/recentProject';
import type { Route } from '@byggtun/shared/contract/route';

/** The calls of all areas that take what stands in their address alone. */
export const routesWithAddress: Route[] = [
  getComplaint,
  listComplaintJournal,
  getAction,
  listActionJournal,
  getSchedule,
  listActivities,
  listScheduleJournal,
  getChecklist,
  listItemActions,
  listChecklistJournal,
  completeSchedule,
  downloadActivityFile,
  searchContactPersons,
  listBuildings,
  listSections,
  listSectionsOfProject,
  listProjectUsers,
  listHouses,
  getProject,
  getProjectAccess,
  listProjectPage,
  getProjectImage,
  getPsi,
  getAccidentPlan,
  getOptionsReport,
  getColourReport,
  listRecentProjects,
  noteRecentProject,
  removeRecentProject,
  getReadiness,
  getCompany,
  listContactPersons,
  listDeactivated,
  getOpenWork,
  deactivateContactPerson,
  activateContactPerson,
  removeCourse,
  removeCoursePicture,
  getProfilePhoto,
  listDeactivatedPeople,
  anonymisePerson,
  listProjectContacts,
  listMinutes,
  listNewestDocuments,
  searchDocuments,
  getDocuments,
  getDocumentFolder,
  getFolder,
  getHmsPlan,
  getBlueprints,
  getHouseBlueprints,
  listVersions,
  downloadBlob,
  findUpload,
  completeUpload,
  getAttachment,
  getThumbnail,
  getPagePicture,
  openTicket,
  closeTicket,
  getOrder,
  downloadOrder,
  findScannedOrder,
  listReceipts,
  listProjectBookings,
  getOccupancy,
  deleteBooking,
];
