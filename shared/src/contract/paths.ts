/** The addresses of the pages (document 1, section 2): where areas meet. */
export const paths = {
  start: '/',
  dashboard: '/dashboard',
  profile: '/profile',
  projects: '/projects',
  complaints: '/complaints',
  complaint: (id: number) => `/complaints/${id}`,
  requests: '/request',
  request: (id: number) => `/request/${id}`,
  notFound: '/404',
} as const;
