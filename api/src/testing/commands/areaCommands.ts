import type { Route } from '@byggtun/shared/contract/route';

import type { Area } from '../../record/area/area';
import type { CommandRow } from './commandRow';

/** What `testing/commands.ts` of an area exports. */
export interface AreaCommands {
  /** What people do there. */
  commands: readonly CommandRow[];
  /** Calls that are no commands, but too long for an address. */
  questions: readonly Route[];
}

/** What each area exports of its commands: its file is found by the area's name. */
export const areaCommands = (areas: readonly Area[]): Promise<AreaCommands[]> =>
  Promise.all(
    // Written in this way, a bundle of the tests holds them all.
    areas.map(({ name }) => import(`../../areas/${name}/testing/commands.ts`) as Promise<AreaCommands>),
  );
