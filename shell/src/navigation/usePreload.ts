import type { Portal } from '@byggtun/shared/portal/portal';
import { useEffect, useEffectEvent } from 'react';

import type { PickedArea } from '../area/knownArea';
import { preloadArea } from '../area/preloadArea';
import { findPage } from './findPage';
import type { Viewer } from './isFor';

declare global {
  interface Navigator {
    /** Where the browser tells of the network: whether the person wants to save data. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** The link that an event comes from, when it leads to a page of the portal in this tab. */
function linkOf(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return undefined;
  const address = new URL(link.href);
  return address.origin === window.location.origin ? address : undefined;
}

/**
 * Loads the area that a link leads to when the pointer or the focus reaches it, wherever in the page it stands: one pair of
 * listeners hears of the links of the areas too. Not on a kiosk, where a finger gives no notice, and not with Save-Data.
 */
export function usePreload(
  areas: readonly PickedArea[],
  viewer: Viewer,
  portal: Portal,
  areaOrigins: readonly string[],
): void {
  const intend = useEffectEvent((event: Event) => {
    const address = linkOf(event.target);
    if (!address || navigator.connection?.saveData) return;
    const page = findPage(areas, viewer, address.pathname);
    if (page.kind === 'page') {
      void preloadArea(page.area, address.pathname + address.search, portal, areaOrigins);
    }
  });

  useEffect(() => {
    if (viewer.kiosk) return undefined;
    const hear = (event: Event) => intend(event);
    document.addEventListener('pointerover', hear, { passive: true });
    document.addEventListener('focusin', hear);
    return () => {
      document.removeEventListener('pointerover', hear);
      document.removeEventListener('focusin', hear);
    };
  }, [viewer.kiosk]);
}
