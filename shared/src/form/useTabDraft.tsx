import { useEffect, useEffectEvent, useRef, useState } from 'react';

import type { useFormDraft } from './useFormDraft';

type FormDraft<Values> = ReturnType<typeof useFormDraft<Values>>;

/**
 * The draft of a form that several tabs fill in, each as one of its own (docs/product/saving.md): the device keeps that which was changed last. When
 * another tab is done with its form, this one keeps its own again.
 */
export function useTabDraft<Values>({ key, found, keep, forget }: FormDraft<Values>) {
  /** As this tab found or kept it. */
  const own = useRef(localStorage.getItem(key));
  const kept = useRef<Values>(undefined);
  const [isOthers, setOthers] = useState(false);
  const keepOwn = (values: Values) => {
    keep(values);
    kept.current = values;
    own.current = localStorage.getItem(key);
    setOthers(false);
  };

  const follow = useEffectEvent(({ key: changed, newValue }: StorageEvent) => {
    if (changed !== key) return;
    if (newValue === null && kept.current !== undefined) keepOwn(kept.current);
    else setOthers(newValue !== own.current);
  });
  useEffect(() => {
    const listen = (event: StorageEvent) => follow(event);
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  }, []);

  return {
    found,
    /** The device keeps another tab's form, or none any more since that one is done: this one is kept at its next change. */
    isOthers,
    keep: keepOwn,
    /** After it was sent or thrown away; another tab's stays. */
    forget: () => {
      if (localStorage.getItem(key) === own.current) forget();
      own.current = null;
      kept.current = undefined;
    },
  };
}
