import { matchPath, useLocation } from '@byggtun/shared/portal/router';
import { useState } from 'react';

import type { PickedArea } from './knownArea';

const isSame = (a: PickedArea, b: PickedArea) =>
  a.manifest.version === b.manifest.version &&
  a.entry === b.entry &&
  a.disabled === b.disabled &&
  a.problem === b.problem;

const has = ({ manifest }: PickedArea, pathname: string) =>
  manifest.routes.some(({ path }) => matchPath(path, pathname));

interface HeldArea {
  /** The version that is mounted, or about to be. */
  area: PickedArea;
  /** One more with each try; a new number starts from the first phase. */
  attempt: number;
  /** Takes the latest version and starts anew. */
  again: () => void;
}

/**
 * The version of an area that its place holds on to: a release may not take away what somebody is working on. It follows
 * the latest one until it is settled, at each try, and when the address is one that only the latest one knows.
 * @param settled true when the version for this visit is decided
 */
export function useHeldArea(latest: PickedArea, settled: boolean): HeldArea {
  const { pathname } = useLocation();
  const [held, setHeld] = useState({ area: latest, attempt: 0 });
  const [wanted, setWanted] = useState(0);
  const follows = !settled || held.attempt !== wanted || (!has(held.area, pathname) && has(latest, pathname));
  if (follows && (!isSame(held.area, latest) || held.attempt !== wanted)) {
    setHeld({ area: latest, attempt: wanted });
  }
  return { ...held, again: () => setWanted((before) => before + 1) };
}
