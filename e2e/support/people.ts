/** The demo people by first name; all have the password `byggtun`. */
export const people = {
  kari: 'kari@byggtun.example',
  henrik: 'henrik@byggtun.example',
  marte: 'marte@nordretomrer.example',
  piotr: 'piotr@nordretomrer.example',
  lars: 'lars@granlund.example',
  silje: 'silje@granlund.example',
} as const;

export type PersonName = keyof typeof people;

/** The password of all demo people. */
export const password = 'byggtun';
