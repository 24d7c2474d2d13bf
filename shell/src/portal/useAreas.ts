import type { Profile } from '@byggtun/shared/contract/user';
import { useEffect, useMemo } from 'react';

import { givenUp } from '../area/givenUp';
import type { KnownRegistry, PickedArea } from '../area/knownArea';
import { pickArea, pickShell, rolloutPerson } from '../area/pickArea';
import { followRegistry } from '../area/registryStore';
import { useShellCanary } from '../area/useShellCanary';
import type { Overrides } from '../override/useOverrides';

/** The areas in the versions that are for this person; keeps the registry followed while they are on screen. */
export function useAreas(
  registry: KnownRegistry,
  profile: Profile,
  { running }: Overrides,
): readonly PickedArea[] {
  const failed = givenUp.use();
  useEffect(followRegistry, []);
  const person = useMemo(() => rolloutPerson(profile), [profile]);
  useShellCanary(pickShell(registry.shell, person), registry.shell.version);

  return useMemo(
    () =>
      registry.areas.map((area) => running.get(area.manifest.name)?.area ?? pickArea(area, person, failed)),
    [registry, person, failed, running],
  );
}
