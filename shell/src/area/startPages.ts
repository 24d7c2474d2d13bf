import type { AreaModule } from '@byggtun/shared/area/defineArea';
import type { Portal } from '@byggtun/shared/portal/portal';
import { askedBy } from '@byggtun/shared/portal/prefetch';

import { noteFirstCalls } from '../session/firstCalls';
import type { PickedArea } from './knownArea';

/** Begins the code and the data of what an area has on a page. @param path of the page, with its query */
export function startPages(area: PickedArea, loaded: AreaModule, path: string, portal: Portal): void {
  const asked = askedBy(() => loaded.prefetch?.(path, portal));
  noteFirstCalls(area.manifest.name, path, asked);
}
