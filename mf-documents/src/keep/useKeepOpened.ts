import { usePortal } from '@byggtun/shared/portal/portal';
import { useEffect, useEffectEvent } from 'react';

import { useKeep } from './useKeep';
import { pathOf, type Place } from './walkFolder';

/** Milliseconds after which the page that was opened has the line for itself no more. */
const calm = 3000;

/** The person has told the browser to save data. */
const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Keeps the HMS plan and the drawings of the house that were opened last, unasked (docs/product/documents.md#on-the-device). */
export function useKeepOpened({ use, projectId, houseId }: Place): void {
  const { network } = usePortal();
  const keep = useKeep();
  const root = { use, projectId, houseId };
  const start = useEffectEvent(() => {
    if (network.online && !savesData()) void keep?.keepOpened(root).catch(() => undefined);
  });
  const path = pathOf(root);
  useEffect(() => {
    const timer = window.setTimeout(() => start(), calm);
    return () => window.clearTimeout(timer);
  }, [path]);
}
