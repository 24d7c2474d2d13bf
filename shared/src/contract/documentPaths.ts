/** The addresses of documents, contacts and minutes (docs/product/frame.md#pages). */
export const documentPaths = {
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
  /** A project's drawings, or a folder of them. */
  projectBlueprints: (id: number, uuid?: string) => `/projects/${id}/blueprints${uuid ? `/${uuid}` : ''}`,
  /** The drawings of a house, or a folder of them. */
  houseBlueprints: (id: number, houseId: number, uuid?: string) =>
    `/projects/${id}/house/${houseId}/blueprints${uuid ? `/${uuid}` : ''}`,
} as const;
