import type { Checklist } from '@byggtun/shared/contract/checklist';
import { checklistDraft } from '@byggtun/shared/contract/checklistDraft';
import { useFormDraft } from '@byggtun/shared/form/useFormDraft';
import { useEffect, useEffectEvent, useState } from 'react';

import { type Answers, createAnswers } from '../checklistItem/createAnswers';
import { kindOf } from '../checklistItem/itemKinds';
import { useSendAnswers } from './useSendAnswers';

/** The answers of a checklist on its page: what was written here before comes back, and what is left is saved on the way out. */
export function useChecklistAnswers({ id, items, may }: Checklist): Answers {
  const send = useSendAnswers(id);
  const { found, keep, forget } = useFormDraft(`checklist.${id}`, checklistDraft);
  const [answers] = useState(() =>
    createAnswers({ kindOf, send, keep: (kept) => (kept.length > 0 ? keep(kept) : forget()) }),
  );
  const begin = useEffectEvent(() => {
    if (found && may.edit) answers.restore(found, items);
  });
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
