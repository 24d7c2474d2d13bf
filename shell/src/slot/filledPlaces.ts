import type { SlotName } from '@byggtun/shared/contract/area';
import type { Portal } from '@byggtun/shared/portal/portal';

import { createStore } from '../state/store';

/** A place on a page that areas fill now. */
export interface FilledPlace {
  /** One of its own for each place that is on screen. */
  key: number;
  slot: SlotName;
  element: HTMLElement;
  params: Readonly<Record<string, string>>;
}

const places = createStore<readonly FilledPlace[]>([]);
let last = 0;

/** The places that are on screen now, in a component that follows them. */
export const useFilledPlaces = places.use;

/** `slots` of the host API: what is filled here is drawn by `SlotPlaces`. */
export const slots: Portal['slots'] = {
  fill: (slot, element, params) => {
    last += 1;
    const place = { key: last, slot, element, params };
    places.set([...places.get(), place]);
    return () => places.set(places.get().filter((one) => one !== place));
  },
};
