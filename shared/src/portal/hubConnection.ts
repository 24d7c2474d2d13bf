import { useEffect, useEffectEvent } from 'react';

import type { HubEvent, HubEventName } from '../contract/hub';
import { usePortal } from './portal';

/** The shell's connection to the hub, as areas see it. */
export interface HubConnection {
  /**
   * Calls the handler at each such event.
   * @returns ends it
   */
  on: <E extends HubEventName>(event: E, handler: (payload: HubEvent<E>) => void) => () => void;
}

/** Calls the handler at each such event of the hub while the component is mounted. */
export function useHubEvent<E extends HubEventName>(event: E, handler: (payload: HubEvent<E>) => void) {
  const { hub } = usePortal();
  const handle = useEffectEvent(handler);
  useEffect(() => hub.on(event, (payload) => handle(payload)), [hub, event]);
}
