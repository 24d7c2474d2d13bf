import { boundedText, type TextProblems } from './boundedText';
import { storable } from './storable';

/**
 * A text that people write: of bounded length, and as it can be stored.
 * @param max characters as they are sent, with the spaces around them
 */
export const text = (max: number, problems?: TextProblems) => boundedText(max, problems).overwrite(storable);
