import {
  connectHub,
  type HubEvent,
  type HubEventName,
  type RecentChange,
  recentChanges,
} from '@byggtun/shared/contract/hub';
import type { HubConnection, HubStatus } from '@byggtun/shared/portal/hubConnection';
import { forgetPrefetched } from '@byggtun/shared/portal/prefetch';
import type { HubConnection as SignalRConnection } from '@microsoft/signalr';

interface HubStart {
  hubUrl: string;
  /** The contact person's id, for `ConnectHub`. */
  profileId: number;
  getToken: () => Promise<string>;
  /** Called after each reconnection, and when the first took long: events may have been missed. */
  onCaughtUp: () => void;
}

/** The shell's connection to the hub. */
export interface Hub extends HubConnection {
  /** Connects and stays connected (docs/product/frame.md#the-hub). @returns disconnects */
  start: (options: HubStart) => () => void;
}

type Handlers = { [Name in HubEventName]: Set<(payload: HubEvent<Name>) => void> };

const retryDelays = [0, 2_000, 5_000, 10_000, 20_000];

/** Milliseconds: so long before it starts, at the most, the page may have begun to read what it shows. */
const readBefore = 10_000;
/** A change is as old as the transaction that made it, which ended later. */
const transactionSeconds = 1;

/** Tries for ever: 30 s apart once the first tries have failed, and no two clients at the same instant. */
const nextRetry = (tries: number) => (retryDelays[tries] ?? 30_000) * (0.75 + Math.random() / 2);

/** Waits before the next try; the network's return ends the wait. */
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
  });

/** Makes the connection; the SignalR client is fetched when it starts, as the first page can do without it. */
export function openHub(): Hub {
  const handlers: Handlers = {
    OnInfotechEvent: new Set(),
    OnSiteChanged: new Set(),
    OnCaseChanged: new Set(),
  };
  const handOn = <Name extends HubEventName>(name: Name, payload: HubEvent<Name>) => {
    // Whoever asks anew now must not be given what was asked for ahead of the change.
    forgetPrefetched();
    handlers[name].forEach((handler) => handler(payload));
  };
  const listen = <Name extends HubEventName>(connection: SignalRConnection, name: Name) =>
    connection.on(name, (payload: HubEvent<Name>) => handOn(name, payload));
  /** @param since when what is on show began to be read, in milliseconds since 1970 */
  const listenRecent = (connection: SignalRConnection, since: number) =>
    connection.on(recentChanges.event, (changes: readonly RecentChange[]) => {
      const seconds = (Date.now() - since) / 1000 + transactionSeconds;
      for (const { event, payload, age } of changes) if (age <= seconds) handOn(event, payload as never);
    });

  const status = openStatus();

  return {
    status,
    on: (event, handler) => {
      handlers[event].add(handler);
      return () => handlers[event].delete(handler);
    },
    start: (options) => {
      const run: Run = { stopped: false };
      const hurry = () => run.hurry?.();
      window.addEventListener('online', hurry);
      const become = (now: HubStatus) => !run.stopped && status.set(now);
      const since = Date.now() - Math.min(performance.now(), readBefore);
      void stayConnected(run, { ...options, become }, (connection) => {
        listenRecent(connection, since);
        listen(connection, 'OnInfotechEvent');
        listen(connection, 'OnSiteChanged');
        listen(connection, 'OnCaseChanged');
      });
      return () => {
        run.stopped = true;
        window.removeEventListener('online', hurry);
        status.set('opening');
        void run.connection?.stop();
      };
    },
  };
}

function openStatus(): HubConnection['status'] & { set: (now: HubStatus) => void } {
  const listeners = new Set<() => void>();
  let status: HubStatus = 'opening';
  return {
    get: () => status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (now) => {
      status = now;
      listeners.forEach((listener) => listener());
    },
  };
}

interface Run {
  stopped: boolean;
  connection?: SignalRConnection;
  /** Tries at once where the client waits for its next try. */
  hurry?: () => void;
}

interface Connecting extends HubStart {
  /** Told whether events arrive. */
  become: (status: HubStatus) => void;
}

/** The client reconnects what it has lost by itself, but neither repeats a first try that failed nor what has been closed for good. */
async function stayConnected(run: Run, options: Connecting, listen: (connection: SignalRConnection) => void) {
  const isRecentUntil = Date.now() + recentChanges.seconds * 1000 - readBefore;
  const { HubConnectionBuilder, HubConnectionState, LogLevel } = await import('@microsoft/signalr');
  const { become, onCaughtUp } = options;
  const connection = new HubConnectionBuilder()
    .withUrl(options.hubUrl, { accessTokenFactory: options.getToken })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: (retry) => nextRetry(retry.previousRetryCount) })
    .configureLogging(LogLevel.None)
    .build();
  run.connection = connection;
  // Stopped, it is closed, and then connected anew.
  run.hurry = () => {
    if (connection.state === HubConnectionState.Reconnecting) void connection.stop();
  };
  listen(connection);
  const join = (isAgain: boolean) => {
    // Who asks for all that is on show has no use for what was changed before.
    if (isAgain) connection.off(recentChanges.event);
    return connection.invoke(connectHub, options.profileId);
  };
  const joined = (isAgain: boolean) => {
    become('open');
    if (isAgain) onCaughtUp();
  };
  let isConnecting = false;
  const connect = async (isAgain: boolean) => {
    isConnecting = true;
    for (let tries = 0; !run.stopped; tries++) {
      try {
        await connection.start();
        const again = isAgain || tries > 0;
        await join(again);
        isConnecting = false;
        return joined(again || Date.now() > isRecentUntil);
      } catch {
        become('away');
        await connection.stop();
        await wait(nextRetry(tries + 1));
      }
    }
  };

  connection.onreconnecting(() => become('away'));
  connection.onreconnected(
    () =>
      void join(true).then(
        () => joined(true),
        () => connection.stop(),
      ),
  );
  connection.onclose(() => {
    become('away');
    if (!isConnecting) void connect(true);
  });
  await connect(false);
}
