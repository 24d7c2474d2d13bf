import { areaRelease } from '@byggtun/shared/contract/release';

import type { PickedArea } from '../area/knownArea';
import { type Override, overrideFolder, type OverrideRights } from './overrideRule';

/** What an override needs of `release.json`; a build under development has no digests, as its bytes change. */
const overrideRelease = areaRelease
  .pick({ manifest: true, entry: true, first: true })
  .extend({ integrity: areaRelease.shape.integrity.optional() });

/**
 * The version of an area that an override means, of the `release.json` in its folder.
 * @throws when it is not the area's, breaks the contract, or has no digest where only released versions may be run
 */
export function overriddenArea(override: Override, answer: unknown, rights: OverrideRights): PickedArea {
  const { manifest, entry, first, integrity } = overrideRelease.parse(answer);
  if (manifest.name !== override.name) throw new Error(`this is ${manifest.name}`);
  if (!integrity && rights.config.overrides === 'admin') throw new Error('the release has no integrity');
  const folder = overrideFolder(override);
  const addressOf = (file: string) => new URL(file, folder).href;
  return {
    manifest,
    entry: addressOf(entry),
    preload: first.map(addressOf),
    source: 'override',
    ...(integrity && { integrity }),
  };
}
