import { useState } from 'react';

import { usePortal } from '../portal/portal';

const prefix = 'byggtun.draft';

interface Draft {
  /** The text that was there when the page was opened, empty when there was none. */
  found: string;
  /** The text in the form is the one that was found. */
  cameBack: boolean;
  keep: (text: string) => void;
  /** After it was sent or thrown away. */
  forget: () => void;
}

/** A text that outlives a failed save and a reload: kept in this tab's own storage, for this person and this thing. */
export function useDraft(thing: string): Draft {
  const { session } = usePortal();
  const key = `${prefix}.${session.profile.id}.${thing}`;
  const [found] = useState(() => sessionStorage.getItem(key) ?? '');
  const [cameBack, setCameBack] = useState(found !== '');
  const forget = () => {
    sessionStorage.removeItem(key);
    setCameBack(false);
  };

  return {
    found,
    cameBack,
    keep: (text) => (text ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)),
    forget,
  };
}
