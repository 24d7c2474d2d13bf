import type { Profile } from '@byggtun/shared/contract/user';
import { useEffect, useMemo } from 'react';

import type { Overrides } from '../override/useOverrides';
import { givenUp } from './givenUp';
import type { KnownRegistry, PickedArea } from './knownArea';
import { pickArea, pickShell, rolloutPerson } from './pickArea';
import { followRegistry } from './registryStore';
import { useShellCanary } from './useShellCanary';

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
