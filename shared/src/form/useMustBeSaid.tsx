import { useState } from 'react';

/**
 * Whether a field's error must be said aloud. It is read with its field when the focus comes there (`useFocusOnError`), so it would
 * be heard twice as an alert; a field that has the focus already is not read again.
 * @param helpId which the field's control names in `aria-describedby`
 */
export function useMustBeSaid(helpId: string, error: string | undefined): boolean {
  const [known, setKnown] = useState({ error, isSaid: false });
  if (known.error === error) return known.isSaid;
  const isThere = document.activeElement?.closest(`[aria-describedby~="${helpId}"]`);
  setKnown({ error, isSaid: Boolean(error && isThere) });
  return false;
}
