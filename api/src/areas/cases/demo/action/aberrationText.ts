/** A report as it could be written: cause, location, how grave, title and description. */
export type AberrationText = readonly [
  cause: string,
  location: string,
  severity: 1 | 2 | 3,
  title: string,
  description: string,
];
