import type { Stamp } from '@byggtun/api/release/store/releaseStore';
import type { LiveRelease } from '@byggtun/shared/contract/release';

/** How many versions one can roll back. */
const kept = 5;

/** What is live when this version takes over; a canary ends with it, and what is turned off stays so. */
export const nextLive = (before: LiveRelease | undefined, version: string, since: Stamp): LiveRelease => {
  const older = before ? [before.version, ...before.previous.filter((each) => each !== before.version)] : [];
  return {
    version,
    since,
    previous: older.filter((each) => each !== version).slice(0, kept),
    ...(before?.disabled && { disabled: before.disabled }),
  };
};
