import { useState } from 'react';
import type * as z from 'zod';

import type { Profile } from '../contract/user';
import { usePortal } from '../portal/portal';

const prefix = 'byggtun.formDraft';

/** The rest of the names that begin so, of those of this person that the device keeps a draft for: `7` for `checklist.7`. */
export const keptDrafts = ({ id }: Pick<Profile, 'id'>, start: string): string[] => {
  const whole = `${prefix}.${id}.${start}`;
  return Object.keys(localStorage).flatMap((key) => (key.startsWith(whole) ? key.slice(whole.length) : []));
};

interface FormDraft<Values> {
  /** What was kept when the page was opened; undefined when there was nothing. */
  found: Values | undefined;
  /** What is kept now: another tab may have written since. */
  read: () => Values | undefined;
  /** @returns whether this device has it: a full storage takes nothing, and what is typed is on the screen alone */
  keep: (values: Values) => boolean;
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
        return true;
      } catch {
        return false;
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
