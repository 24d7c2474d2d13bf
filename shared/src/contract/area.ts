import * as z from 'zod';

import { declaredName } from './name';
import { navigationIcon } from './navigationIcon';
import { rollout } from './rollout';

/** Who sees a page, an item of the navigation or a slot contribution. */
export const audience = z.enum(['everyone', 'developerStaff', 'contractor', 'kiosk']);

/**
 * A place in a page that other areas fill, such as `dashboard.cases`: the page's area declares it with the route (`slots`). A release that
 * fills a place which no live page has is refused. Other names than `closedNames.slots` since 1.6.0.
 */
export const slotName = z
  .string()
  .max(60)
  .regex(/^[a-z]+\.[a-zA-Z]+$/);

/** A page of an area. */
export const areaRoute = z.strictObject({
  /** Path pattern as react-router writes it, `/complaints/:id`. */
  path: z.string().startsWith('/'),
  /** Title in the header and in the document's title. */
  title: z.string().min(1),
  /** Its list stands as a table too below 1200 px: the header offers the choice there (docs/product/lists.md#table-and-cards). */
  layouts: z.literal(true).optional(),
  /** Places on it that areas fill: their code and their data are started with the page's. Since 1.3.0. */
  slots: z.array(slotName).optional(),
  audience,
});

/** An item of the drawer and, when it says so, of the bottom bar on small screens. */
export const areaNavigation = z.strictObject({
  label: z.string().min(1),
  icon: navigationIcon,
  path: z.string().startsWith('/'),
  /** Lower comes first. */
  order: z.number().int(),
  /**
   * Which count of `BadgeCounts` stands beside it; read aloud as what is open, or as what is active where its name begins with `active`.
   * Other names than `closedNames.badges` since 1.6.0.
   */
  badge: declaredName.optional(),
  /** Its place in the bottom bar of small screens, where it has one: its own order, and a label such as 'Profil' for 'Min profil'. */
  bottomBar: z.strictObject({ label: z.string().min(1), order: z.number().int() }).optional(),
  audience,
});

/** A place in another area's page that this area fills. */
export const areaSlot = z.strictObject({
  /** Name of the place. */
  slot: slotName,
  /** Name of the contribution inside the area. */
  name: z.string().min(1),
  /** Lower comes first. */
  order: z.number().int(),
  audience,
});

/** The names that shells before 1.6.0 know; an area that uses others says in `host` that it needs 1.6.0. */
export const closedNames = {
  slots: [
    'dashboard.headline',
    'dashboard.shortcuts',
    'dashboard.cases',
    'dashboard.followUp',
    'project.tiles',
    'project.banner',
  ],
  badges: ['complaints', 'enquiry', 'actions', 'checkups', 'checklists'],
} as const;

/**
 * An area's manifest, `area.json`: everything that the shell must know of an area without loading its code.
 * Validated at build, at release and at load.
 */
export const areaManifest = z.strictObject({
  /** Short name, `cases`; its package is `mf-cases`. */
  name: z.string().regex(/^[a-z]+$/),
  /** Norwegian name for people, as in 'Reklamasjoner kunne ikke vises'. */
  title: z.string().min(1),
  version: z.string().min(1),
  /** Semver range of the host API that it needs, `^1.0.0`. */
  host: z.string().min(1),
  routes: z.array(areaRoute),
  navigation: z.array(areaNavigation),
  slots: z.array(areaSlot),
  /** Whether kiosk hosts load it. */
  kiosk: z.boolean(),
});

/** What an area's author writes; the version is added by the build. */
export const areaDeclaration = areaManifest.omit({ version: true });

/** One version of an area, as a browser loads it. */
const loadable = z.object({
  manifest: areaManifest,
  /** Address of its `remoteEntry.js`. */
  entry: z.string().min(1),
  /** Subresource integrity of the entry, `sha384-…`; absent in development. */
  integrity: z.string().optional(),
  /** Addresses worth fetching together with the entry: the chunks of its module and what it takes from the shell. */
  preload: z.array(z.string()),
});

/** One area in the registry. */
export const registryEntry = loadable.extend({
  /** The kill switch: its pages say that it is turned off, nothing else of it shows. */
  disabled: z.literal(true).optional(),
  /** Another version, for some people. */
  canary: loadable.extend({ rollout }).optional(),
});

/**
 * `/remotes.json`: which version of which area is live. Never cached. The areas are held against `registryEntry` one by
 * one, so that one that breaks the contract breaks no other.
 */
export const registry = z.object({
  /** One more with each release, roll-back or other change of what is live. */
  revision: z.int().nonnegative(),
  /** The shell that a page gets when it is loaded now. */
  shell: z.object({
    version: z.string(),
    canary: z.object({ version: z.string(), rollout }).optional(),
  }),
  areas: z.array(z.unknown()),
});

export type Audience = z.infer<typeof audience>;
export type SlotName = z.infer<typeof slotName>;
export type AreaRoute = z.infer<typeof areaRoute>;
export type AreaNavigation = z.infer<typeof areaNavigation>;
export type AreaManifest = z.infer<typeof areaManifest>;
export type AreaDeclaration = z.infer<typeof areaDeclaration>;
export type RegistryEntry = z.infer<typeof registryEntry>;

/** The registry with its areas in the shape of the contract. */
export type Registry = Omit<z.infer<typeof registry>, 'areas'> & { areas: RegistryEntry[] };
