import type { AreaNavigation } from '@byggtun/shared/contract/area';

import type { PickedArea } from '../area/knownArea';
import { isFor, type Viewer } from './isFor';

/** The items of the drawer for this viewer, in order, from the manifests of the areas that are live and not turned off. */
export const navigationItems = (areas: readonly PickedArea[], viewer: Viewer): AreaNavigation[] =>
  areas
    .filter(({ manifest, disabled }) => !disabled && (manifest.kiosk || !viewer.kiosk))
    .flatMap(({ manifest }) => manifest.navigation)
    .filter((item) => isFor(item.audience, viewer))
    .sort((a, b) => a.order - b.order);

/** Those of them that stand in the bottom bar of small screens too, with its labels and in its order. */
export const bottomBarItems = (items: AreaNavigation[]): AreaNavigation[] =>
  items
    .flatMap((item) => (item.bottomBar ? [{ ...item, ...item.bottomBar }] : []))
    .sort((a, b) => a.order - b.order);

/** True for the item whose page, or a page below it, is open. */
export const isCurrent = (item: AreaNavigation, pathname: string): boolean =>
  pathname === item.path || pathname.startsWith(`${item.path}/`);
