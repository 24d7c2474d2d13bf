import type { HubEvent, HubEventName } from '../contract/hub';
import type { HubConnection } from '../portal/hubConnection';

/** A hub that a test speaks for. */
export interface FakeHub extends HubConnection {
  emit: <E extends HubEventName>(event: E, payload: HubEvent<E>) => void;
}

/** A hub without a network. */
export function fakeHub(): FakeHub {
  const handlers = new Map<HubEventName, Set<(payload: never) => void>>();
  return {
    on: (event, handler) => {
      const known = handlers.get(event) ?? new Set();
      handlers.set(event, known.add(handler));
      return () => known.delete(handler);
    },
    emit: (event, payload) => handlers.get(event)?.forEach((handler) => handler(payload as never)),
  };
}
