import { useState } from 'react';
import type * as z from 'zod';

import { usePortal } from '../portal/portal';

const prefix = 'byggtun.formDraft';

interface FormDraft<Values> {
  /** What was kept when the page was opened; undefined when there was nothing. */
  found: Values | undefined;
  /** What is kept now: another tab may have written since. */
  read: () => Values | undefined;
  keep: (values: Values) => void;
  /** After it was sent or thrown away. */
  forget: () => void;
  /** Where it lies in the storage of this device. */
  key: string;
}

/**
 * What stands in a form, kept on this device until it is sent: a closed tab or an empty battery loses nothing. For this person
 * and this form; a kiosk forgets it at sign-out with everything else of the person.
 * @param schema what is kept must fit it: an older portal may have written it
 */
export function useFormDraft<Values>(thing: string, schema: z.ZodType<Values>): FormDraft<Values> {
  const { session } = usePortal();
  const key = `${prefix}.${session.profile.id}.${thing}`;
  const [found] = useState(() => read(key, schema));
  return {
    found,
    read: () => read(key, schema),
    keep: (values) => {
      try {
        localStorage.setItem(key, JSON.stringify(values));
      } catch {
        // A full storage keeps no draft; what is typed is on the screen all the same.
      }
    },
    forget: () => localStorage.removeItem(key),
    key,
  };
}

function read<Values>(key: string, schema: z.ZodType<Values>): Values | undefined {
  try {
    const read = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
