/** What the form of a new report opens with (docs/product/reports.md#from-another-page). */
interface ReportStart {
  projectId: number;
  houseId: number;
  /** In one line; the form cuts it where it ends, at 200 characters. */
  title: string;
  /** With line breaks; the form cuts it at 4,000 characters. */
  description: string;
}

/** The addresses of cases and reports (docs/product/frame.md#pages). */
export const casePaths = {
  complaints: '/complaints',
  complaint: (id: number) => `/complaints/${id}`,
  requests: '/request',
  request: (id: number) => `/request/${id}`,
  actions: '/actions',
  action: (id: number) => `/actions/${id}`,
  /** The actions of a project. */
  projectActions: (id: number) => `/projects/${id}/actions`,
  /** A new deviation. */
  aberration: '/aberration',
  /** A new deviation that is begun from something else: a draft that somebody has on the device goes before its texts. */
  aberrationOf: ({ projectId, houseId, title, description }: ReportStart) => {
    const start = { projectId: String(projectId), houseId: String(houseId), title, description };
    return `/aberration?${new URLSearchParams(start).toString()}`;
  },
  /** A new RUH. */
  ruh: '/ruh',
} as const;
