import { isNoRoom } from '../file/isNoRoom';
import type { FileProblem } from '../inspection/fileJob';

/** Why an image could not be drawn. */
export const problemOf = (error: unknown): FileProblem => {
  if (isNoRoom(error)) return 'noRoom';
  const hasTooMany = error instanceof Error && error.message.includes('pixel limit');
  return hasTooMany ? 'tooManyPixels' : 'unreadable';
};
