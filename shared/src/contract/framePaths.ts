/** The addresses of the frame itself (docs/product/frame.md#pages). */
export const framePaths = {
  start: '/',
  dashboard: '/dashboard',
  /** The set-up of a kiosk; on other hosts there is no such page. */
  kiosk: '/kiosk',
  /** What runs in this tab and what is live; the shell's own page, for developer staff. */
  status: '/status',
  notFound: '/404',
} as const;
