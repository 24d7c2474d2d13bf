/** E-mails of those who sign in to try the demo: two of the developer's staff, two carpenters, two electricians. */
export const signIns: readonly string[] = [
  'kari@byggtun.example',
  'henrik@byggtun.example',
  'marte@nordretomrer.example',
  'piotr@nordretomrer.example',
  'lars@granlund.example',
  'silje@granlund.example',
];
