/** Widths in px at which the layout changes (docs/product/frame.md#widths-and-colours); each is the first width of the next class. */
export const breakpoints = { xs: 700, sm: 1200, md: 1600, lg: 1920 } as const;

/** A class of widths: xs is a phone, up to sm counts as mobile. */
export type Breakpoint = keyof typeof breakpoints;
