import type { MountProps } from '@byggtun/shared/area/mountProps';
import type { RegistryEntry } from '@byggtun/shared/contract/area';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

import { type AreaFailure, areaFailure } from './areaFailure';
import { loadArea } from './loadArea';
import { mountArea, type MountedArea } from './mountArea';
import { openFederation } from './openFederation';

/** Where the area is on its way to the screen. */
export type ParcelState = { kind: 'loading' } | { kind: 'shown' } | { kind: 'failed'; failure: AreaFailure };

/** Which part of an area is mounted: its pages, or the slot of this name. */
export interface AreaPart {
  area: RegistryEntry;
  slot?: string | undefined;
}

/** A page of the area whose code could not be fetched is no fault of the page. */
const phaseOf = (cause: unknown) =>
  cause instanceof Error && cause.name === 'ChunkLoadError' ? 'module' : 'mount';

/**
 * Loads an area and keeps the part of it mounted in the element; hands on each change of the props.
 * @param attempt a new number tries again from the start
 */
export function useParcel(
  place: RefObject<HTMLElement | null>,
  { area, slot }: AreaPart,
  props: Omit<MountProps, 'onCrash' | 'paths'>,
  attempt: number,
): ParcelState {
  const [state, setState] = useState<ParcelState>({ kind: 'loading' });
  const mounted = useRef<MountedArea>(undefined);
  const fullProps = (): Omit<MountProps, 'onCrash'> => ({
    ...props,
    paths: slot ? [] : area.manifest.routes.map(({ path }) => path),
  });
  const readProps = useEffectEvent(fullProps);

  useEffect(() => {
    const life = { over: false };
    const isGone = () => life.over;
    const fail = (failure: AreaFailure) => {
      if (!isGone()) setState({ kind: 'failed', failure });
    };
    const crash = (cause: unknown) => fail(areaFailure(area.manifest, phaseOf(cause), cause));

    const show = async () => {
      setState({ kind: 'loading' });
      const loaded = await loadArea(
        area,
        readProps().portal.kiosk,
        async () => (await openFederation()).federation,
      );
      const element = place.current;
      if (isGone() || !element) return;
      if (!loaded.ok) return fail(loaded.failure);
      const part = slot ? loaded.value.slots[slot] : loaded.value.pages;
      if (!part) return crash(new Error(`the area has no slot '${slot}'`));
      const { mountRootParcel } = await openFederation();
      if (isGone()) return;
      mounted.current = mountArea(
        mountRootParcel,
        part,
        element,
        `${area.manifest.name}-${slot ?? 'pages'}`,
        {
          ...readProps(),
          onCrash: crash,
        },
      );
      await mounted.current.ready;
      if (!isGone()) setState((now) => (now.kind === 'loading' ? { kind: 'shown' } : now));
    };
    show().catch(crash);

    return () => {
      life.over = true;
      mounted.current?.remove();
      mounted.current = undefined;
    };
  }, [area, slot, attempt, place]);

  useEffect(() => {
    mounted.current?.update(readProps());
  }, [props.portal, props.params]);

  return state;
}
