import * as z from 'zod';

import { areaManifest } from './area';
import { rollout } from './rollout';
import { route } from './route';

/** One file of a release; what is uploaded must be these bytes. */
export const releaseFile = z.object({
  /** Below the release's folder, with `/`. */
  path: z.string().min(1),
  /** `sha384-…` of its bytes. */
  integrity: z.string().startsWith('sha384-'),
  /** Size in bytes. */
  bytes: z.int().nonnegative(),
});

/** `release.json` in the folder of one version of an area: all that must be known of it to make it live. Written by its build. */
export const areaRelease = z.object({
  manifest: areaManifest,
  /** The file that the page loads first. */
  entry: z.string().min(1),
  /** Subresource integrity of the entry, `sha384-…`; the entry carries those of the other scripts. */
  integrity: z.string().startsWith('sha384-'),
  /** Scripts that every page of the area needs, worth fetching together with the entry. */
  first: z.array(z.string()),
  /** The imports that these take from the shell, such as `antd/es/button`. */
  shared: z.array(z.string()),
  /** The imports that its later pages take from the shell. */
  later: z.array(z.string()),
  /** Every file of the folder but this one, and but their compressed forms. */
  files: z.array(releaseFile),
  /** Address of the folder when it lies at another origin than the store's; only origins of the server's configuration. */
  address: z.url().optional(),
});

/** `release.json` of one version of the shell. */
export const shellRelease = z.object({
  version: z.string().min(1),
  /** Version of the host API that it gives to areas, semver. */
  hostVersion: z.string().min(1),
  /** Its scripts that bring Module Federation's runtime, below `assets/`. */
  runtime: z.array(z.string()),
  /** Its scripts that bring each shared import. */
  modules: z.record(z.string(), z.array(z.string())),
  files: z.array(releaseFile),
});

/** When and by whom something was done. */
const stamp = z.object({ at: z.iso.datetime(), by: z.string().min(1) });

/** What is live of one area, or of the shell. */
export const liveRelease = z.object({
  version: z.string().min(1),
  since: stamp,
  /** The versions that were live before, the latest first; a roll-back takes the first. */
  previous: z.array(z.string()),
  /** A version that some people get instead. */
  canary: z.object({ version: z.string().min(1), rollout, since: stamp }).optional(),
  /** The kill switch: nobody gets it until it is enabled again. */
  disabled: stamp.optional(),
});

/** What a flip did. */
export const flip = z.object({
  revision: z.int().positive(),
  at: z.iso.datetime(),
  by: z.string().min(1),
  action: z.enum(['release', 'rollback', 'canary', 'promote', 'disable', 'enable']),
  /** An area's name, or `shell`. */
  name: z.string().min(1),
  /** The version that it is about. */
  version: z.string().min(1),
  /** What was live before, when that changed. */
  before: z.string().optional(),
});

/** `registry.json` of a release store: what is live. Replaced as a whole by each flip. */
export const releaseState = z.object({
  /** One more with each flip. */
  revision: z.int().nonnegative(),
  shell: liveRelease.optional(),
  /** By the area's name. */
  areas: z.record(z.string(), liveRelease),
  /** The flip that led here. */
  last: flip.optional(),
});

/** What is live and the latest flips, for developer staff (page `/status`). */
export const getReleases = route({
  method: 'GET',
  path: '/status/releases',
  summary: 'Hva som er i drift, siden når og av hvem',
  tag: 'Drift',
  answer: z.object({
    state: releaseState,
    /** The latest first, at most 50. */
    history: z.array(flip),
  }),
});

export type ReleaseFile = z.infer<typeof releaseFile>;
export type AreaRelease = z.infer<typeof areaRelease>;
export type ShellRelease = z.infer<typeof shellRelease>;
export type LiveRelease = z.infer<typeof liveRelease>;
export type ReleaseState = z.infer<typeof releaseState>;
export type Flip = z.infer<typeof flip>;
