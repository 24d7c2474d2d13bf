/** Who asks, in the order of the columns. */
export const roles = [
  'developer responsible',
  'developer other',
  'contractor main contact',
  'contractor responsible',
  'contractor colleague',
  'other company',
  'signed out',
] as const;

export type Role = (typeof roles)[number];
