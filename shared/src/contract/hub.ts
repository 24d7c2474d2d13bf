import * as z from 'zod';

import { declaredName } from './name';

/** Where the hub answers. */
export const hubPath = '/hubs/portal';

/** The method that a client calls with its profile id once it is connected (docs/product/frame.md#the-hub). */
export const connectHub = 'ConnectHub';

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

/**
 * What the hub sends to who joins, once, beside the events: what was changed in the last seconds (`seconds`) for the person's groups, the
 * latest last. A page reads what it shows before its line to the hub stands (docs/product/frame.md#the-hub). Who has gone in or out is not
 * among it: that is told to a person, who would read it a second time.
 */
export const recentChanges = {
  event: 'OnRecentChanges',
  seconds: 20,
  payload: z.array(
    z.object({
      event: z.enum(['OnSiteChanged', 'OnCaseChanged']),
      payload: z.unknown(),
      /** How long ago, in seconds. */
      age: z.number(),
    }),
  ),
} as const;

/** One of `recentChanges`. */
export type RecentChange = z.infer<typeof recentChanges.payload>[number];
