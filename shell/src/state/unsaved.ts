import { openHolds } from './holds';

/** What people have typed and not saved, in all areas of this page; while there is any, it may not be reloaded without asking. */
export const unsaved = openHolds();
