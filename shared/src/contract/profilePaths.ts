/** The addresses of the profile and the company (docs/product/frame.md#pages). */
export const profilePaths = {
  profile: '/profile',
  /** The own company, for contractors. */
  company: '/company',
  /** People who have left, to anonymise; for developer staff. */
  people: '/people',
  /** The courses of a contact person, for their main contact and developer staff. */
  personCourses: (id: number) => `/people/${id}/courses`,
} as const;
