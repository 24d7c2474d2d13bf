/** The icons that an item of the navigation can have; a build refuses others, a shell shows a neutral one for them. */
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

export type NavigationIconName = (typeof navigationIcons)[number];
