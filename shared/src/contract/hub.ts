import * as z from 'zod';

import { declaredName } from './name';

/** Where the hub answers. */
export const hubPath = '/hubs/portal';

/** The method that a client calls with its profile id once it is connected (docs/product/frame.md#the-hub). */
export const connectHub = 'ConnectHub';

/**
 * Seconds: who joins hears of what was changed so long before, as a page reads what it shows before its line to the hub stands
 * (docs/product/frame.md#the-hub).
 */
export const hubRecentSeconds = 20;

/** The events that the hub sends, by name, with the shape of their one argument. */
export const hubEvents = {
  /** Somebody has gone in or out on a site; sent to that person alone. */
  OnInfotechEvent: z.object({
    direction: z.enum(['in', 'out']),
    /** The projects of the site. */
    projects: z.array(z.object({ id: z.number().int(), name: z.string() })),
  }),
  /** People have gone in or out on the sites of these projects; sent to developer staff, at most once a second. Since 1.4.0. */
  OnSiteChanged: z.object({ projectIds: z.array(z.number().int()) }),
  /**
   * A record was changed or commented; sent to those who may see it. Its type is the name of its kind, as the kind's area declares it
   * (`complaint`, `aberration`, `action`); who listens passes over those that it does not know.
   */
  OnCaseChanged: z.object({ type: declaredName, id: z.number().int() }),
} as const;

/** Name of an event of the hub. */
export type HubEventName = keyof typeof hubEvents;

/** What an event of the hub carries. */
export type HubEvent<Name extends HubEventName> = z.infer<(typeof hubEvents)[Name]>;
