/** The colours of the portal in its light look, on paper. */
export const colours = {
  text: '#1B1F33',
  secondary: '#565C78',
  line: '#C9CEDF',
  soft: '#ECEEF7',
  primary: '#3C4883',
  onPrimary: '#FFFFFF',
  accent: '#FDB913',
  warningSoft: '#FFF1D0',
} as const;

/** Points. */
export const margins = { top: 74, bottom: 56, left: 50, right: 50 } as const;

/** Between a block and the next, points. */
export const gap = 12;
