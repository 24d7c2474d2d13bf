import * as z from 'zod';

/** The icons that the shell brings along; one that it does not know is shown as a neutral one. */
export const navigationIcons = [
  'home',
  'user',
  'company',
  'project',
  'complaint',
  'enquiry',
  'action',
  'check',
] as const;

/** An icon that an area brings itself, drawn in the colour of the text. Since 1.6.0. */
export const drawnIcon = z.strictObject({
  /** Four numbers, `64 64 896 896` for the icons of antd. */
  viewBox: z.string().regex(/^-?\d{1,5}( -?\d{1,5}){3}$/),
  /** Commands of an SVG path. */
  path: z
    .string()
    .max(2000)
    .regex(/^[MmLlHhVvCcSsQqTtAaZz\d\s,.-]+$/),
});

/** The icon of an item of the navigation: the name of one of the shell's, or a drawing. */
export const navigationIcon = z.union([z.string().min(1), drawnIcon]);

export type NavigationIconName = (typeof navigationIcons)[number];
export type NavigationIcon = z.infer<typeof navigationIcon>;
