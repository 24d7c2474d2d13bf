import type { AreaRoute } from '@byggtun/shared/contract/area';
import { paths } from '@byggtun/shared/contract/paths';
import { matchPath } from '@byggtun/shared/portal/router';

import type { PickedArea } from '../area/knownArea';
import { homes } from '../location/homes';
import { isFor, type Viewer } from './isFor';
import { navigationItems } from './navigationItems';

/** What the address asks for: a page of an area, the shell's own page of what runs, or an address to go to instead. */
export type FoundPage =
  | { kind: 'page'; area: PickedArea; route: AreaRoute }
  | { kind: 'status' }
  | { kind: 'elsewhere'; path: string };

/** Finds the page for the address of a signed-in person (docs/product/sign-in.md#guard): unknown goes to 404, not allowed goes home. */
export function findPage(areas: readonly PickedArea[], viewer: Viewer, pathname: string): FoundPage {
  if (matchPath(paths.status, pathname)) {
    const may = viewer.isByggtun && !viewer.kiosk;
    return may ? { kind: 'status' } : { kind: 'elsewhere', path: homePath(areas, viewer) };
  }
  for (const area of areas) {
    const route = area.manifest.routes.find(({ path }) => matchPath(path, pathname));
    if (!route) continue;
    if (!isFor(route.audience, viewer)) return { kind: 'elsewhere', path: homePath(areas, viewer) };
    return { kind: 'page', area, route };
  }
  return { kind: 'elsewhere', path: paths.notFound };
}

/** Where a person lands after sign-in: the first of `homes` that an area has, else the first item of the navigation. */
export function homePath(areas: readonly PickedArea[], viewer: Viewer): string {
  const allowed = areas
    .flatMap(({ manifest }) => manifest.routes)
    .filter((route) => isFor(route.audience, viewer))
    .map(({ path }) => path);
  const home = homes.find((path) => allowed.includes(path));
  return home ?? navigationItems(areas, viewer)[0]?.path ?? paths.notFound;
}
