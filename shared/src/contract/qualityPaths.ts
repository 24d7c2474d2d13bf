/** The addresses of self-checks and checklists (docs/product/frame.md#pages). */
export const qualityPaths = {
  /** Self-checks. */
  checkups: '/checkups',
  checkup: (id: number) => `/checkups/${id}`,
  /** Checklists, for developer staff. */
  checklists: '/checklist',
  checklist: (id: number) => `/checklist/${id}`,
} as const;
