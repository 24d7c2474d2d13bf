import { isInRollout, type RolloutPerson } from '@byggtun/shared/contract/rollout';
import type { Profile } from '@byggtun/shared/contract/user';

import type { KnownArea, KnownRegistry, PickedArea } from './knownArea';

/** What of a profile the rollout rules read. */
export const rolloutPerson = ({ person, albumRoles, contact }: Profile): RolloutPerson => ({
  email: person.email,
  roles: albumRoles,
  company: contact,
});

/** Names a version of an area, in the list of those that a tab has given up. */
export const versionKey = ({ manifest: { name, version } }: Pick<KnownArea, 'manifest'>) =>
  `${name}@${version}`;

/**
 * The version of an area that is for this person: the canary when its rule says so and it has not failed here, else
 * what is live.
 * @param givenUp the canaries that have failed in this tab, by `versionKey`
 */
export function pickArea(
  { canary, ...live }: KnownArea,
  person: RolloutPerson,
  givenUp: ReadonlySet<string>,
): PickedArea {
  const { name } = live.manifest;
  if (!canary || !isInRollout(canary.rollout, name, person) || givenUp.has(versionKey(canary))) {
    return { ...live, source: 'live' };
  }
  const { manifest, entry, integrity, preload } = canary;
  const { disabled } = live;
  return {
    ...{ manifest, entry, preload, source: 'canary' },
    ...(integrity && { integrity }),
    ...(disabled && { disabled }),
  };
}

/** The version of the shell that is for this person at the next load. */
export const pickShell = ({ version, canary }: KnownRegistry['shell'], person: RolloutPerson): string =>
  canary && isInRollout(canary.rollout, 'shell', person) ? canary.version : version;
