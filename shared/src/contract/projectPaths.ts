/** The addresses of projects and their sites (docs/product/frame.md#pages). */
export const projectPaths = {
  projects: '/projects',
  project: (id: number) => `/projects/${id}`,
  /** A house of a project. */
  house: (id: number, houseId: number) => `/projects/${id}/house/${houseId}`,
  /** The sheet with the QR code of a project, to print. */
  projectQr: (id: number) => `/projects/${id}/qr`,
  /** Who has worked on a project's site, day by day (byggherreforskriften § 15). */
  siteList: (id: number) => `/projects/${id}/sitelist`,
  /** Who is on a project's site now. */
  muster: (id: number) => `/projects/${id}/muster`,
} as const;
