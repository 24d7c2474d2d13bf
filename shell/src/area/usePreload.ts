import type { Registry } from '@byggtun/shared/contract/area';
import { matchPath } from '@byggtun/shared/portal/router';
import { useCallback } from 'react';

import { warmArea } from './warmArea';

/** Fetches the first files of the area that a path belongs to, when the pointer or the focus is on its way there. */
export function usePreload(registry: Registry): (path: string) => void {
  return useCallback(
    (path) => {
      const [pathname = path] = path.split(/[?#]/);
      const area = registry.areas.find(({ manifest }) =>
        manifest.routes.some((route) => matchPath(route.path, pathname)),
      );
      if (area) warmArea(area);
    },
    [registry],
  );
}
