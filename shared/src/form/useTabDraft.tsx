import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { useFormDraft } from './useFormDraft';

type FormDraft<Values> = ReturnType<typeof useFormDraft<Values>>;

/**
 * Why the device does not keep a tab's form: it keeps another tab's, or none any more since that one is done, and this one is kept at its next
 * change; or it has no room.
 */
export type NotKept = 'otherTab' | 'noRoom';

/**
 * The draft of a form that several tabs fill in, each as one of its own (docs/product/saving.md): the device keeps that which was changed last. When
 * another tab is done with its form, this one keeps its own again.
 */
export function useTabDraft<Values>({ key, found, keep, forget }: FormDraft<Values>) {
  /** As this tab found or kept it. */
  const own = useRef(localStorage.getItem(key));
  const kept = useRef<Values>(undefined);
  const [notKept, setNotKept] = useState<NotKept>();
  const keepOwn = (values: Values) => {
    const isStored = keep(values);
    kept.current = values;
    if (isStored) own.current = localStorage.getItem(key);
    setNotKept(isStored ? undefined : 'noRoom');
  };

  const follow = useEffectEvent(({ key: changed, newValue }: StorageEvent) => {
    if (changed !== key) return;
    if (newValue === null && kept.current !== undefined) keepOwn(kept.current);
    else setNotKept(newValue === own.current ? undefined : 'otherTab');
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => follow(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  return {
    found,
    /** Why this tab's form is not kept; undefined while it is, or nothing was entered. */
    notKept,
    keep: keepOwn,
    /** After it was sent or thrown away; another tab's stays. */
    forget: () => {
      if (localStorage.getItem(key) === own.current) forget();
      own.current = null;
      kept.current = undefined;
    },
  };
}
