import type { Checklist } from '@byggtun/shared/contract/checklist';
import { usePortal } from '@byggtun/shared/portal/portal';
import { useEffect, useEffectEvent, useState } from 'react';

import { type Answers, createAnswers } from '../checklistItem/createAnswers';
import { kindOf } from '../checklistItem/itemKinds';
import { claimAnswers, leaveAnswers, leftAnswers, leftKey } from './leftAnswers';
import { useChecklistDraft } from './useChecklistDraft';
import { useSendAnswers } from './useSendAnswers';

/** The answers of a checklist on its page: what was written here before comes back, and what is left is saved on the way out and after it. */
export function useChecklistAnswers({ id, items, may }: Checklist): Answers {
  const portal = usePortal();
  const key = leftKey(portal.session.profile, id);
  const send = useSendAnswers(id);
  const { found, change } = useChecklistDraft(id);
  const [answers] = useState(() => leftAnswers(key) ?? createAnswers({ kindOf, send, keep: change }));
  const begin = useEffectEvent(() => {
    claimAnswers(key);
    answers.restore(found ?? [], items);
  });
  const leave = useEffectEvent(() => {
    if (answers.isOpen()) void leaveAnswers(key, answers, portal);
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
      leave();
    };
  }, [answers]);
  return answers;
}
