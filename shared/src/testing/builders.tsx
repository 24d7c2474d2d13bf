import type { Action } from '../contract/action';
import type { ActionRow } from '../contract/actionList';
import type { Attachment } from '../contract/attachment';
import type { Comment } from '../contract/comment';
import type { RegLine } from '../contract/complaint';
import type { ComplaintRow } from '../contract/complaintList';
import { addYears } from '../contract/day';
import type { ListAnswer } from '../contract/list';
import type { Project } from '../contract/project';
import type { RecentProject } from '../contract/recentProject';
import type { Profile } from '../contract/user';
import { today } from '../text/date';

/** A contractor's contact person, with a card that holds for another year. */
export const aProfile = (over: Partial<Profile> = {}): Profile => ({
  id: 7,
  isMainContactPerson: false,
  isBTAdmin: false,
  isByggtun: false,
  hmsCardNumber: '1234567',
  hmsCardIssuedDate: addYears(today(), -1),
  person: {
    email: 'piotr@nordretomrer.example',
    fullName: 'Piotr Kowalski',
    firstName: 'Piotr',
    lastName: 'Kowalski',
    title: 'Tømrer',
    mobile: '22334455',
    birthDate: '1985-05-17',
  },
  contact: { id: 2, name: 'Nordre Tømrer AS' },
  contactPersonRelations: [
    { contactPersonId: 7, contactId: 2, contactName: 'Nordre Tømrer AS', inActive: false },
  ],
  albumRoles: [],
  ...over,
});

/** A project in its building phase whose safety instruction nobody has confirmed. */
export const aProject = (over: Partial<Project> = {}): Project => ({
  id: 3,
  name: 'Sandaker park',
  projRole: '',
  projTypeId: 1,
  projTypeName: 'Leiligheter',
  projStatusString: 'Gjennomføring',
  address: 'Sandakerveien 11',
  postCode: '0484 Oslo',
  isFavourite: false,
  isPsiMissing: false,
  psiConfirmed: false,
  hasInfotech: true,
  hasBarrack: false,
  checkedIn: false,
  image: null,
  ...over,
});

/** A project that was opened lately; without an image. */
export const aRecentProject = (over: Partial<RecentProject> = {}): RecentProject => ({
  ...aProject(),
  defaultImage: null,
  hasActiveBooking: false,
  ...over,
});

/** A row of the list of complaints: open, with a deadline far ahead. */
export const aComplaintRow = (over: Partial<ComplaintRow> = {}): ComplaintRow => ({
  id: 101,
  lineId: 101,
  lineName: 'Dør går tregt',
  lineDescription: 'Døren til badet tar i karmen.',
  regStatus: 'Åpen',
  lineStatus: 0,
  deadLine: '2099-12-24',
  projectName: 'Sandaker park',
  projectOid: 3,
  projSectionApartNum: '1 / 005 / H0201',
  contactPersonName: 'Piotr Kowalski',
  contactPersonOid: 7,
  contactName: 'Nordre Tømrer AS',
  isCondominiumComplaint: false,
  isEnquiry: false,
  lineDate: '2026-11-15',
  customerName: 'Jonas Berg',
  customerMobile: '99999935',
  customerAddress: 'Sandakerveien 11',
  color: 'warning',
  ...over,
});

/** A complaint that the contractor who is responsible may finish. */
export const aComplaint = (over: Partial<RegLine> = {}): RegLine => ({
  lineIndexLineId: 101,
  contactPersonId: 7,
  contactPersonPersonFullName: 'Piotr Kowalski',
  contactId: 2,
  contactName: 'Nordre Tømrer AS',
  regHeaderResponsibleName: 'Kari Solberg',
  regHeaderScName: 'Henrik Lunde',
  regHeaderQaName: '',
  regStatus: 'Åpen',
  lineStatus: 0,
  color: 'warning',
  timeLimit: '2099-12-24',
  createdBy: 'Jonas Berg',
  lineCreatedDate: '2026-11-15T09:00:00Z',
  updatedString: '20.11.2026 08:30',
  name: 'Dør går tregt',
  txt: 'Døren til badet tar i karmen.',
  isEnquiry: false,
  isCondominiumComplaint: false,
  regLineLocation: {
    projectId: 3,
    projectName: 'Sandaker park',
    houseNum: '1',
    address: 'Sandakerveien 11, 0484 Oslo',
    apartmentKey: 'H0201',
    sectionNum: '005',
  },
  regLineCustomer: { fullName: 'Jonas Berg', mobile: '99999935', email: 'kunde147@epost.example' },
  attachments: [],
  may: { finish: true, changeStatus: false, changeResponsible: true, comment: true },
  version: 1,
  ...over,
});

/** A row of the list of actions: open, with a deadline far ahead. */
export const anActionRow = (over: Partial<ActionRow> = {}): ActionRow => ({
  id: 31,
  title: 'Løst rekkverk i 3. etasje',
  status: 1,
  statusText: 'Åpen',
  timeLimit: '2099-12-24',
  responsible: 'Piotr Kowalski',
  responsibleId: 7,
  contactName: 'Nordre Tømrer AS',
  projectName: 'Sandaker park',
  apartmentKey: 'H0301',
  completedDate: null,
  aberrationSeverity: 'Middels',
  createdDate: '2026-11-15',
  ...over,
});

/** An action that follows from a deviation; the contractor who is responsible may treat it. */
export const anAction = (over: Partial<Action> = {}): Action => ({
  id: 31,
  title: 'Løst rekkverk i 3. etasje',
  description: 'Rekkverket ved heisen gir etter.',
  statusText: 'Åpen',
  actionStatus: 1,
  severity: 2,
  aberrationSeverity: 'Middels',
  timeLimit: '2099-12-24',
  createdBy: 'Kari Solberg',
  createdDate: '2026-11-15T09:00:00Z',
  completedDate: null,
  updatedString: '20.11.2026 08:30',
  responsible: 'Piotr Kowalski',
  responsibleId: 7,
  contactId: 2,
  contactName: 'Nordre Tømrer AS',
  projectName: 'Sandaker park',
  apartmentKey: 'H0301',
  houseNum: '1',
  sectionNum: '009',
  project: { id: 3, address: 'Sandakerveien 11, 0484 Oslo' },
  currentCustomer: {
    person: { fullName: 'Jonas Berg', mobile: '99999935', email: 'kunde147@epost.example' },
  },
  aberration: {
    id: 21,
    category: 1,
    type: 'Sikkerhet',
    cause: 'Manglende sikring',
    location: 'Trapperom',
    registrated: '2026-11-15',
    attachments: [],
  },
  attachments: [],
  evidence: { attachments: 0, comments: 1 },
  may: { treat: true, changeResponsible: true, comment: true, info: null },
  version: 1,
  ...over,
});

/** A comment of a colleague. */
export const aComment = (over: Partial<Comment> = {}): Comment => ({
  id: 1,
  text: 'Befart i dag.',
  newComment: '<p>Befart i dag.</p>',
  visibleToCustomer: false,
  applicationRecipientType: 3,
  regLineId: 101,
  createdDate: '2026-11-20T08:11:00Z',
  commentedByName: 'Marte Haugen',
  commentedById: 6,
  isCustomerComment: false,
  readByCustomer: false,
  ...over,
});

/** A page of a list; by default the only one. */
export const aPage = <Row,>(items: Row[], total = items.length, size = 10): ListAnswer<Row> => ({
  items,
  totalItemCount: total,
  totalCount: total,
  totalPages: Math.ceil(total / size),
});

/** A saved image. */
export const anAttachment = (over: Partial<Attachment> = {}): Attachment => ({
  bufferGuid: '3f2b8c1e-6c0f-4b6d-9d59-0c7f2f4f7a01',
  fileName: 'våtrom.jpg',
  contentType: 'image/jpeg',
  extension: 'jpg',
  size: 240_000,
  status: 1,
  hasThumbnail: true,
  ...over,
});

/** So many files that are up and not saved yet. */
export const unsavedAttachments = (count: number): Attachment[] =>
  Array.from({ length: count }, (_, index) => {
    const bufferGuid = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    return anAttachment({ bufferGuid, status: 2, fileName: `bilde ${index}.jpg`, hasThumbnail: false });
  });
