import type { Session } from '@byggtun/shared/portal/portal';

/** Who hangs the code up on the site: developer staff, and the main contact person of a company that works there. */
export const mayPrintQr = ({ mode, profile }: Session): boolean =>
  mode === 'developerStaff' || profile.isMainContactPerson || profile.isBTAdmin;
