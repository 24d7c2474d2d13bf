import { storable } from '@byggtun/shared/contract/storable';

/** More than so many nobody means. */
const mostWords = 10;

/** The words of what is searched for. */
export const wordsOf = (text = ''): string[] =>
  storable(text).split(/\s+/).filter(Boolean).slice(0, mostWords);
