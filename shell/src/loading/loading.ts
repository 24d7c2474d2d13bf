import { openHolds } from '../frame/holds';

/** What the person waits for, in all areas of this page (docs/product/frame.md#waiting); two at once are one overlay. */
export const loading = openHolds();
