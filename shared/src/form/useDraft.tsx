import { useState } from 'react';

import { usePortal } from '../portal/portal';

const prefix = 'byggtun.draft';

interface Draft {
  text: string;
  /** The text was there from before this page was opened. */
  cameBack: boolean;
  set: (text: string) => void;
  /** Forgets it, after it was sent or thrown away; with a text only when nothing else was typed meanwhile. */
  clear: (sent?: string) => void;
}

/** A text that outlives a failed save and a reload: kept in this tab's own storage, for this person and this thing. */
export function useDraft(thing: string): Draft {
  const { session } = usePortal();
  const key = `${prefix}.${session.profile.id}.${thing}`;
  const [draft, setDraft] = useState(() => {
    const text = sessionStorage.getItem(key) ?? '';
    return { key, text, cameBack: text !== '' };
  });
  const write = (text: string) => {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  };

  return {
    text: draft.text,
    cameBack: draft.cameBack,
    set: (text) => {
      write(text);
      setDraft({ ...draft, text });
    },
    clear: (sent) =>
      setDraft((now) => {
        if (sent !== undefined && now.text.trim() !== sent) return now;
        write('');
        return { key, text: '', cameBack: false };
      }),
  };
}
