import type { HubEvent, HubEventName } from '../contract/hub';
import type { HubConnection, HubStatus } from '../portal/hubConnection';

/** A hub that a test speaks for. */
export interface FakeHub extends HubConnection {
  emit: <E extends HubEventName>(event: E, payload: HubEvent<E>) => void;
  setStatus: (status: HubStatus) => void;
}

/** A hub without a network, open until it is said to be away. */
export function fakeHub(): FakeHub {
  const handlers = new Map<HubEventName, Set<(payload: never) => void>>();
  const listeners = new Set<() => void>();
  let status: HubStatus = 'open';
  return {
    status: {
      get: () => status,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    setStatus: (now) => {
      status = now;
      listeners.forEach((listener) => listener());
    },
    on: (event, handler) => {
      const known = handlers.get(event) ?? new Set();
      handlers.set(event, known.add(handler));
      return () => known.delete(handler);
    },
    emit: (event, payload) => handlers.get(event)?.forEach((handler) => handler(payload as never)),
  };
}
