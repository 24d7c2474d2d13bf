import type { AberrationDraft } from '@byggtun/shared/contract/aberrationDraft';
import { useEffect, useEffectEvent, useState } from 'react';

import type { useReportDraft } from './useReportDraft';

/**
 * Keeps a report on the device as long as it is another than an untouched one.
 * @param start as it was opened
 * @param now as it stands
 */
export function useKeptReport(
  draft: ReturnType<typeof useReportDraft>,
  start: AberrationDraft,
  now: AberrationDraft,
) {
  /** What an untouched report looks like, null for one that was begun before; undefined once it is sent. */
  const [untouched, setUntouched] = useState<string | null | undefined>(() =>
    draft.found ? null : JSON.stringify(start),
  );
  const text = JSON.stringify(now);
  const isKept = untouched !== undefined && text !== untouched;
  const keep = useEffectEvent(() => draft.keep(now));
  const drop = useEffectEvent(() => draft.forget());
  useEffect(() => (isKept ? keep() : drop()), [isKept, text]);

  return {
    isKept,
    /** It was sent, or is begun anew from here. */
    forget: (anew?: AberrationDraft) => {
      // At once: who has sent it is on the way to another page.
      draft.forget();
      setUntouched(anew && JSON.stringify(anew));
    },
  };
}
