import { useFilesElsewhere } from '@byggtun/shared/attachment/useFilesElsewhere';
import type { Checklist } from '@byggtun/shared/contract/checklist';

import { useAnswers } from '../checklistItem/answersContext';
import { newFilesOf } from '../checklistItem/newFilesOf';
import { elsewhereText, unsavedText } from './unsavedText';

/**
 * Saves what is written in a checklist before it is completed or given away: nobody may save it after that.
 * @returns tells why not all of it is on the server; undefined when it is
 */
export function useSaveFirst({ items }: Checklist): () => Promise<string | undefined> {
  const { answers } = useAnswers();
  const filesElsewhere = useFilesElsewhere();
  return async () => {
    if (!(await answers.flush())) return unsavedText(answers);
    const elsewhere = await filesElsewhere(items.map(newFilesOf));
    if (elsewhere.length === 0) return undefined;
    return elsewhereText(items.filter((item) => elsewhere.includes(newFilesOf(item))));
  };
}
