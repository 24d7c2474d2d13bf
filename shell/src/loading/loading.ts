import { openHolds } from '../state/holds';

/** What the person waits for, in all areas of this page (docs/product/frame.md#waiting); two at once are one overlay. */
export const loading = openHolds();
