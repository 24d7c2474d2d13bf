import { openHolds } from '../frame/holds';

/** What the person waits for, in all areas of this page (document 1, section 7); two at once are one overlay. */
export const loading = openHolds();
