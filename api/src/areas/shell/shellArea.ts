import type { Area } from '../../record/area/area';
import { loadRoutes } from './load/loadRoutes';
import { ownTables } from './ownTables';
import { releaseRoutes } from './release/releaseRoutes';
import { settingRoutes } from './setting/settingRoutes';

/** What the frame around the areas asks for: the start, settings, releases, how much there is to do. */
export const shellArea: Area = {
  name: 'shell',
  routes: [settingRoutes, loadRoutes, releaseRoutes],
  ownTables,
};
