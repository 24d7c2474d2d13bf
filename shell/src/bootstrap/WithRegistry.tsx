import { portalConfig } from '@byggtun/shared/contract/config';
import { useEffect } from 'react';

import { knownRegistry, loadRegistry, useRegistry } from '../area/registryStore';
import { Shell } from '../portal/Shell';
import type { ShellProps } from '../portal/shellProps';
import { StartFailed } from './StartFailed';

export { startFirstCalls } from '../session/firstCalls';
export { startAreas } from './startAreas';

/** Holds `/config.json` against the contract. Throws when it is something else. */
export const checkConfig = (config: unknown) => portalConfig.parse(config);

/** The shell of who is signed in, as soon as the registry of areas is here. */
export function WithRegistry(props: Omit<ShellProps, 'registry'>) {
  const areas = useRegistry();
  useEffect(() => {
    // Whoever starts the first areas has asked already.
    if (!knownRegistry()) void loadRegistry();
  }, []);

  if (areas.kind === 'failed') return <StartFailed onRetry={() => void loadRegistry()} />;
  if (areas.kind === 'loading') return null;
  return <Shell {...props} registry={areas.registry} />;
}
