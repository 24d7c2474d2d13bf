/** The number of a project in an address; undefined when it is none. */
export const numberIn = (part: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(part ?? '') ? Number(part) : undefined;
