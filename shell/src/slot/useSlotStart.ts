import type { SlotName } from '@byggtun/shared/contract/area';
import type { Portal } from '@byggtun/shared/portal/portal';
import { useEffect, useEffectEvent } from 'react';

import type { PickedArea } from '../area/knownArea';
import { preloadArea } from '../area/preloadArea';
import type { FoundPage } from '../navigation/findPage';
import type { Viewer } from '../navigation/isFor';
import { contributionsTo } from './contributions';

/** What a page's places are filled from. */
export interface SlotSource {
  areas: readonly PickedArea[];
  viewer: Viewer;
  portal: Portal;
  areaOrigins: readonly string[];
}

/** Starts the areas that fill places of the page, code and data, while the page's own code is on its way. */
export function useSlotStart(page: FoundPage, path: string, source: SlotSource): void {
  const start = useEffectEvent((slots: readonly SlotName[]) => {
    const { areas, viewer, portal, areaOrigins } = source;
    const filling = areas.filter((area) =>
      slots.some((slot) => contributionsTo(slot, [area], viewer).length > 0),
    );
    for (const area of filling) void preloadArea(area, path, portal, areaOrigins);
  });
  const slots = page.kind === 'page' ? page.route.slots : undefined;
  useEffect(() => {
    if (slots) start(slots);
  }, [slots, path]);
}
