import { mountArea, type MountedArea } from '@byggtun/shared/area/mountArea';
import type { MountProps } from '@byggtun/shared/area/mountProps';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { createAllowance } from './allowance';
import { type AreaFailure, areaFailure, logFailure } from './areaFailure';
import { trackArea } from './areaStatus';
import { isMissingFile } from './isMissingFile';
import type { PickedArea } from './knownArea';
import { loadArea } from './loadArea';
import { openFederation } from './openFederation';
import { visitTimeout } from './phase';
import { runPhase } from './runPhase';
import { startPages } from './startPages';

/** Where the area is on its way to the screen. */
export type ParcelState = { kind: 'loading' } | { kind: 'shown' } | { kind: 'failed'; failure: AreaFailure };

/** What is to be mounted. */
export interface Wanted {
  area: PickedArea;
  /** Name of a slot of the area; its pages when absent. */
  slot?: string | undefined;
  /** A new number tries again from the first phase. */
  attempt: number;
  /** Origins besides this one from which areas may be loaded. */
  areaOrigins: readonly string[];
  /** Its code is fetched at once, but it is not mounted before this resolves. */
  mayMount: Promise<unknown>;
}

/** A page of the area whose code could not be fetched is no fault of the page. */
const phaseOf = (cause: unknown) => (isMissingFile(cause) ? 'module' : 'mount');

/** Loads an area and keeps the part of it mounted in the element; hands on each change of the props. */
export function useParcel(
  place: RefObject<HTMLElement | null>,
  { area, slot, attempt, areaOrigins, mayMount }: Wanted,
  props: Omit<MountProps, 'onCrash' | 'paths'>,
): ParcelState {
  const [state, setState] = useState<ParcelState>({ kind: 'loading' });
  const mounted = useRef<MountedArea>(undefined);
  const fullProps = (): Omit<MountProps, 'onCrash'> => ({
    ...props,
    paths: slot ? [] : area.manifest.routes.map(({ path }) => path),
  });
  const readProps = useEffectEvent(fullProps);

  useEffect(() => {
    const life = { over: false, failed: false };
    const isOver = () => life.over || life.failed;
    const track = trackArea(area, slot);
    const fail = (failure: AreaFailure) => {
      if (isOver()) return;
      life.failed = true;
      logFailure(failure);
      track.fail(failure);
      setState({ kind: 'failed', failure });
    };
    const crash = (cause: unknown) => {
      fail(areaFailure(area, phaseOf(cause), { cause }));
      void openFederation().then(({ federation }) => federation.forget(area));
    };

    const show = async () => {
      setState({ kind: 'loading' });
      const { portal } = readProps();
      const allowance = createAllowance(visitTimeout);
      const openSource = async () => (await openFederation()).federation;
      const loaded = await loadArea(area, { kiosk: portal.kiosk, areaOrigins, track, allowance, openSource });
      if (!loaded.ok) return fail(loaded.failure);
      track.reach('loaded');
      if (!slot) startPages(area, loaded.value, window.location.pathname + window.location.search, portal);
      await mayMount;
      const part = slot ? loaded.value.slots[slot] : loaded.value.pages;
      if (!part) return crash(new Error(`the area has no slot '${slot}'`));
      const element = place.current;
      if (isOver() || !element) return;
      const name = `${area.manifest.name}-${slot ?? 'pages'}`;
      const made = mountArea(part, element, name, { ...readProps(), onCrash: crash });
      mounted.current = made;
      const drawn = await runPhase('mount', allowance, track, () => made.ready);
      if (!drawn.ok) return crash(drawn.cause);
      if (isOver()) return;
      track.reach('shown');
      setState({ kind: 'shown' });
    };
    show().catch(crash);

    return () => {
      life.over = true;
      mounted.current?.remove();
      mounted.current = undefined;
    };
  }, [area, slot, attempt, areaOrigins, mayMount, place]);

  useEffect(() => {
    mounted.current?.update(readProps());
  }, [props.portal, props.params]);

  return state;
}
