import type { Checklist } from '@byggtun/shared/contract/checklist';
import { useEffect, useEffectEvent, useState } from 'react';

import { type Answers, createAnswers } from '../checklistItem/createAnswers';
import { kindOf } from '../checklistItem/itemKinds';
import { useChecklistDraft } from './useChecklistDraft';
import { useSendAnswers } from './useSendAnswers';

/** The answers of a checklist on its page: what was written here before comes back, and what is left is saved on the way out. */
export function useChecklistAnswers({ id, items, may }: Checklist): Answers {
  const send = useSendAnswers(id);
  const { found, change } = useChecklistDraft(id);
  const [answers] = useState(() => createAnswers({ kindOf, send, keep: change }));
  const begin = useEffectEvent(() => {
    if (found) answers.restore(found, items);
  });
  useEffect(() => answers.allow(may.edit), [answers, may.edit]);
  useEffect(() => {
    begin();
    const hurry = () => void answers.flush();
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
    return () => {
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      answers.leave();
    };
  }, [answers]);
  return answers;
}
