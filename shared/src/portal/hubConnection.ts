import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import type { HubEvent, HubEventName } from '../contract/hub';
import { type Portal, usePortal } from './portal';

/** The shell's connection to the hub, as areas see it. */
export type HubConnection = Portal['hub'];

/** Whether events arrive (`Portal`). Since 1.5.0. */
export type HubStatus = ReturnType<HubConnection['status']['get']>;

/** Calls the handler at each such event of the hub while the component is mounted. */
export function useHubEvent<E extends HubEventName>(event: E, handler: (payload: HubEvent<E>) => void) {
  const { hub } = usePortal();
  const handle = useEffectEvent(handler);
  useEffect(() => hub.on(event, (payload) => handle(payload)), [hub, event]);
}

/** Whether events of the hub arrive, live: what is away may have been missed. Since 1.5.0. */
export function useHubStatus(): HubStatus {
  const { status } = usePortal().hub;
  return useSyncExternalStore(status.subscribe, status.get);
}
