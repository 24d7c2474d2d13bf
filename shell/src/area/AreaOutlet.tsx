import type { Portal } from '@byggtun/shared/portal/portal';
import { forgetPrefetched } from '@byggtun/shared/portal/prefetch';
import { Skeleton } from '@byggtun/shared/ui/Skeleton';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

import { AreaErrorCard } from './AreaErrorCard';
import { giveUpCanary } from './givenUp';
import type { PickedArea } from './knownArea';
import { loadRegistry } from './registryStore';
import { useAutoRetry } from './useAutoRetry';
import { useHeldArea } from './useHeldArea';
import { useParcel } from './useParcel';
import { useVisit } from './useVisit';

interface AreaOutletProps {
  /** The version that is for this person now; a mounted one stays what it was. */
  area: PickedArea;
  /** The host API that the area gets. */
  portal: Portal;
  /** Origins besides this one from which areas may be loaded. */
  areaOrigins: readonly string[];
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
export function AreaOutlet({ area: latest, portal, areaOrigins, slot, params = noParams }: AreaOutletProps) {
  const place = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  const { mutate } = useSWRConfig();
  const { settled, whenSettled } = useVisit();
  const { area, attempt, again } = useHeldArea(latest, settled);
  const wanted = { area, slot, attempt, areaOrigins, mayMount: whenSettled };
  const state = useParcel(place, wanted, { portal, params });
  const isRetrying = useAutoRetry(state, { latest, held: area, profile: portal.session.profile, again });
  const failed = state.kind === 'failed' && !isRetrying;

  const retry = async () => {
    retried.current = true;
    giveUpCanary(area);
    // What a page crashed on may be an answer that is kept; the next try asks for everything anew.
    if (state.kind === 'failed' && state.failure.phase === 'mount') {
      forgetPrefetched();
      await mutate(() => true, undefined);
    }
    await loadRegistry();
    again();
  };
  useEffect(() => {
    // The button that was pressed is gone; who uses the keyboard goes on where the page begins.
    if (state.kind === 'shown' && retried.current) place.current?.focus({ preventScroll: true });
  }, [state.kind]);

  // A page has gutters of its own; a slot stands inside somebody's page.
  const around = slot ? undefined : 'bt-page';
  return (
    <>
      {failed && (
        <div className={around}>
          <AreaErrorCard
            failure={state.failure}
            compact={slot !== undefined}
            staff={portal.session.mode === 'developerStaff'}
            onRetry={retry}
          />
        </div>
      )}
      {!failed && state.kind !== 'shown' && !slot && (
        <div className={around}>
          <Skeleton />
        </div>
      )}
      <div
        ref={place}
        className="bt-area-place"
        tabIndex={-1}
        hidden={state.kind === 'failed'}
        aria-busy={state.kind === 'loading'}
      />
    </>
  );
}
