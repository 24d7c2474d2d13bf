import type { RegistryEntry } from '@byggtun/shared/contract/area';
import type { Portal } from '@byggtun/shared/portal/portal';
import { Skeleton } from 'antd';
import { useRef, useState } from 'react';

import { AreaErrorCard } from './AreaErrorCard';
import { loadRegistry } from './registryStore';
import { useParcel } from './useParcel';

interface AreaOutletProps {
  area: RegistryEntry;
  /** The host API that the area gets. */
  portal: Portal;
  /** Name of a slot of the area; its pages when absent. */
  slot?: string;
  /** What the place of a slot knows, such as `projectId`. */
  params?: Readonly<Record<string, string>>;
}

const noParams = {};

/**
 * The place of an area, or of one of its slots: loads it on first visit, keeps it mounted, and shows the error card there
 * and nowhere else when it fails. 'Prøv igjen' asks the registry first, since a newer version may have mended it.
 */
export function AreaOutlet({ area, portal, slot, params = noParams }: AreaOutletProps) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const state = useParcel(place, { area, slot }, { portal, params }, attempt);

  const retry = async () => {
    await loadRegistry();
    setAttempt((before) => before + 1);
  };

  // A page has gutters of its own; a slot stands inside somebody's page.
  const around = slot ? undefined : 'bt-page';
  return (
    <>
      {state.kind === 'failed' && (
        <div className={around}>
          <AreaErrorCard failure={state.failure} onRetry={retry} />
        </div>
      )}
      {state.kind === 'loading' && !slot && (
        <div className={around}>
          <Skeleton active />
        </div>
      )}
      <div ref={place} hidden={state.kind === 'failed'} aria-busy={state.kind === 'loading'} />
    </>
  );
}
