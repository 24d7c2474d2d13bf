/** What the form of a new report opens with (docs/product/reports.md#from-another-page). */
interface ReportStart {
  projectId: number;
  houseId: number;
  /** In one line; the form cuts it where it ends, at 200 characters. */
  title: string;
  /** With line breaks; the form cuts it at 4,000 characters. */
  description: string;
}

/** The addresses of the pages (docs/product/frame.md#pages): where areas meet. */
export const paths = {
  start: '/',
  dashboard: '/dashboard',
  profile: '/profile',
  /** The own company, for contractors. */
  company: '/company',
  /** People who have left, to anonymise; for developer staff. */
  people: '/people',
  /** The courses of a contact person, for their main contact and developer staff. */
  personCourses: (id: number) => `/people/${id}/courses`,
  projects: '/projects',
  project: (id: number) => `/projects/${id}`,
  /** A house of a project. */
  house: (id: number, houseId: number) => `/projects/${id}/house/${houseId}`,
  /** The actions of a project. */
  projectActions: (id: number) => `/projects/${id}/actions`,
  /** The sheet with the QR code of a project, to print. */
  projectQr: (id: number) => `/projects/${id}/qr`,
  /** Who has worked on a project's site, day by day (byggherreforskriften § 15). */
  siteList: (id: number) => `/projects/${id}/sitelist`,
  /** Who is on a project's site now. */
  muster: (id: number) => `/projects/${id}/muster`,
  /** The newest documents of all one's projects. */
  documents: '/documents',
  /** Who takes part in a project. */
  projectContacts: (id: number) => `/projects/${id}/contacts`,
  /** The minutes of a project's meetings. */
  projectMinutes: (id: number) => `/projects/${id}/minutes`,
  /** A project's document hotel, or a folder of it. */
  projectDocuments: (id: number, uuid?: string) => `/projects/${id}/documents${uuid ? `/${uuid}` : ''}`,
  /** A project's HMS plan, or a folder of it. */
  projectHms: (id: number, uuid?: string) => `/projects/${id}/hms${uuid ? `/${uuid}` : ''}`,
  /** One's own bookings in a project's barracks, for developer staff. */
  projectBookings: (id: number) => `/projects/${id}/bookings`,
  /** Where a room is reserved. */
  projectBooking: (id: number) => `/projects/${id}/bookings/booking`,
  /** Who has which room when. */
  projectOccupancy: (id: number) => `/projects/${id}/bookings/occupancy`,
  /** A project's drawings, or a folder of them. */
  projectBlueprints: (id: number, uuid?: string) => `/projects/${id}/blueprints${uuid ? `/${uuid}` : ''}`,
  /** The drawings of a house, or a folder of them. */
  houseBlueprints: (id: number, houseId: number, uuid?: string) =>
    `/projects/${id}/house/${houseId}/blueprints${uuid ? `/${uuid}` : ''}`,
  /** The orders of a house, for developer staff. */
  houseOrders: (id: number, houseId: number) => `/projects/${id}/house/${houseId}/orders`,
  houseOrder: (id: number, houseId: number, orderId: number) =>
    `/projects/${id}/house/${houseId}/orders/${orderId}`,
  /** The set-up of a kiosk; on other hosts there is no such page. */
  kiosk: '/kiosk',
  complaints: '/complaints',
  complaint: (id: number) => `/complaints/${id}`,
  requests: '/request',
  request: (id: number) => `/request/${id}`,
  actions: '/actions',
  action: (id: number) => `/actions/${id}`,
  /** A new deviation. */
  aberration: '/aberration',
  /** A new deviation that is begun from something else: a draft that somebody has on the device goes before its texts. */
  aberrationOf: ({ projectId, houseId, title, description }: ReportStart) => {
    const start = { projectId: String(projectId), houseId: String(houseId), title, description };
    return `/aberration?${new URLSearchParams(start).toString()}`;
  },
  /** A new RUH. */
  ruh: '/ruh',
  /** Self-checks. */
  checkups: '/checkups',
  checkup: (id: number) => `/checkups/${id}`,
  /** Checklists, for developer staff. */
  checklists: '/checklist',
  checklist: (id: number) => `/checklist/${id}`,
  /** What runs in this tab and what is live; the shell's own page, for developer staff. */
  status: '/status',
  notFound: '/404',
} as const;
