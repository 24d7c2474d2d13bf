import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod';

import { usePortal } from '../portal/portal';

const prefix = 'byggtun.formDraft';

interface FormDraft<Values> {
  /** What was kept when the page was opened; undefined when there was nothing. */
  found: Values | undefined;
  keep: (values: Values) => void;
  /** After it was sent or thrown away; what another tab keeps in its place stays. */
  forget: () => void;
  /** Another tab keeps the same form now: what stands here is kept at the next change. */
  isOthers: boolean;
}

/**
 * What stands in a form, kept on this device until it is sent: a closed tab or an empty battery loses nothing. For this person
 * and this form; a kiosk forgets it at sign-out with everything else of the person. Of several tabs the one that was changed last keeps its form,
 * and when it is done with it, one that is still open keeps its own again.
 * @param schema what is kept must fit it: an older portal may have written it
 */
export function useFormDraft<Values>(thing: string, schema: z.ZodType<Values>): FormDraft<Values> {
  const { session } = usePortal();
  const key = `${prefix}.${session.profile.id}.${thing}`;
  const [found] = useState(() => read(key, schema));
  /** What this tab found or has kept. */
  const own = useRef(localStorage.getItem(key));
  const hasKept = useRef(false);
  const [isOthers, setOthers] = useState(false);

  useEffect(() => {
    const follow = ({ key: changed, newValue }: StorageEvent) => {
      if (changed !== key || own.current === null) return;
      if (newValue === null && hasKept.current) store(key, own.current);
      setOthers(newValue !== null && newValue !== own.current);
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  }, [key]);

  return {
    found,
    isOthers,
    keep: (values) => {
      own.current = JSON.stringify(values);
      hasKept.current = true;
      store(key, own.current);
      setOthers(false);
    },
    forget: () => {
      if (localStorage.getItem(key) === own.current) localStorage.removeItem(key);
      own.current = null;
      hasKept.current = false;
    },
  };
}

function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // A full storage keeps no draft; what is typed is on the screen all the same.
  }
}

function read<Values>(key: string, schema: z.ZodType<Values>): Values | undefined {
  try {
    const read = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
