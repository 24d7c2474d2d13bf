import type { SlotName } from '@byggtun/shared/contract/area';

import type { PickedArea } from '../area/knownArea';
import { isFor, type Viewer } from '../navigation/isFor';

/** What an area puts into a place. */
export interface Contribution {
  area: PickedArea;
  /** Its name inside the area. */
  name: string;
  order: number;
}

/** What fills a place for this viewer, in order, from the manifests of the areas that are live and not turned off. */
export const contributionsTo = (
  slot: SlotName,
  areas: readonly PickedArea[],
  viewer: Viewer,
): Contribution[] =>
  areas
    .filter(({ manifest, disabled }) => !disabled && (manifest.kiosk || !viewer.kiosk))
    .flatMap((area) =>
      area.manifest.slots
        .filter((one) => one.slot === slot && isFor(one.audience, viewer))
        .map(({ name, order }) => ({ area, name, order })),
    )
    .sort((a, b) => a.order - b.order);
