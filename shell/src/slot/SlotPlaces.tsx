import { createPortal } from 'react-dom';

import { AreaOutlet } from '../area/AreaOutlet';
import { contributionsTo } from './contributions';
import { useFilledPlaces } from './filledPlaces';
import type { SlotSource } from './useSlotStart';

/** Draws what the areas contribute into every place that a page has asked to be filled. */
export function SlotPlaces({ areas, viewer, portal, areaOrigins }: SlotSource) {
  return useFilledPlaces().map(({ key, slot, element, params }) =>
    createPortal(
      contributionsTo(slot, areas, viewer).map(({ area, name }) => (
        <div key={`${area.manifest.name} ${name}`} data-slot={name}>
          <AreaOutlet area={area} portal={portal} areaOrigins={areaOrigins} slot={name} params={params} />
        </div>
      )),
      element,
      key,
    ),
  );
}
