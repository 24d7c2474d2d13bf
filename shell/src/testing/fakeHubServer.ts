import {
  type HubEvent,
  type HubEventName,
  type RecentChange,
  recentChanges,
} from '@byggtun/shared/contract/hub';

/** The far end of SignalR's wire: answers what the real client says, and sends what a test wants. */
export interface FakeHubServer {
  emit: <E extends HubEventName>(event: E, payload: HubEvent<E>) => void;
  /** Tells of what was changed before the client joined. */
  emitRecent: (changes: readonly RecentChange[]) => void;
  /** How many clients have said who they are. */
  joined: () => number;
  /** Ends every connection, and each new one. */
  cut: () => void;
  /** The next connection holds. */
  mend: () => void;
}

const end = '\u001e';
const write = (message: unknown) => JSON.stringify(message) + end;

/**
 * Puts a hub in the place of `WebSocket`, and its negotiation before `fetch`. SignalR takes the sockets of the page only
 * where it believes itself in a browser; jest's process says that it is Node.
 */
export function fakeHubServer(): FakeHubServer {
  const sockets = new Set<FakeSocket>();
  let joined = 0;
  let isCut = false;

  class FakeSocket {
    static readonly OPEN = 1;
    readonly readyState = FakeSocket.OPEN;
    onopen?: () => void;
    onmessage?: (event: { data: string }) => void;
    onclose?: (event: object) => void;

    constructor() {
      sockets.add(this);
      setTimeout(() => (isCut ? this.close() : this.onopen?.()));
    }

    send(text: string) {
      for (const part of text.split(end).filter(Boolean)) {
        const message = JSON.parse(part) as { protocol?: string; type?: number; invocationId?: string };
        if (message.protocol) this.receive({});
        if (message.type === 1) {
          joined += 1;
          this.receive({ type: 3, invocationId: message.invocationId, result: null });
        }
      }
    }

    receive(message: object) {
      setTimeout(() => this.onmessage?.({ data: write(message) }));
    }

    close() {
      sockets.delete(this);
      this.onclose?.({});
    }
  }

  const { fetch } = globalThis;
  globalThis.fetch = (address, init) => {
    if (typeof address !== 'string' || !address.includes('/negotiate')) return fetch(address, init);
    const answer = {
      negotiateVersion: 1,
      connectionToken: 'one',
      connectionId: 'one',
      availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
    };
    const response = { ok: true, status: 200, text: () => Promise.resolve(JSON.stringify(answer)) };
    return Promise.resolve(response as Response);
  };
  Object.assign(globalThis, { WebSocket: FakeSocket });
  Object.defineProperty(Reflect.get(globalThis, 'process'), 'release', { value: { name: 'browser' } });

  const send = (target: string, payload: unknown) =>
    sockets.forEach((socket) => socket.receive({ type: 1, target, arguments: [payload] }));

  return {
    emit: send,
    emitRecent: (changes) => send(recentChanges.event, changes),
    joined: () => joined,
    cut: () => {
      isCut = true;
      sockets.forEach((socket) => socket.close());
    },
    mend: () => {
      isCut = false;
    },
  };
}
