import { paths } from '@byggtun/shared/contract/paths';
import { useEffect, useState } from 'react';

import { keptReturnAddress } from '../session/returnAddress';

/** Who has been in the portal since it was opened: its frame goes at `/404`, and a kiosk has many people. */
const started = new Set<number>();

/**
 * Whether the portal opens in a project, or asks which: who had asked for an address goes there, and who is at work already
 * stays. The second says that it is over.
 */
export function useStartsAtHome(profileId: number, pathname: string): [boolean, () => void] {
  const [starts, setStarts] = useState(
    () => !started.has(profileId) && pathname === paths.start && keptReturnAddress() === undefined,
  );
  useEffect(() => void started.add(profileId), [profileId]);
  return [starts, () => setStarts(false)];
}
