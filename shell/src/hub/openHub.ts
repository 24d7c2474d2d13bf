import { connectHub, type HubEvent, type HubEventName } from '@byggtun/shared/contract/hub';
import type { HubConnection } from '@byggtun/shared/portal/hubConnection';
import type { HubConnection as SignalRConnection } from '@microsoft/signalr';

interface HubStart {
  hubUrl: string;
  /** The contact person's id, for `ConnectHub`. */
  profileId: number;
  getToken: () => Promise<string>;
  /** Called after each reconnection, when events may have been missed. */
  onCaughtUp: () => void;
}

/** The shell's connection to the hub. */
export interface Hub extends HubConnection {
  /**
   * Connects and stays connected (document 1, section 7).
   * @returns disconnects
   */
  start: (options: HubStart) => () => void;
}

type Handlers = { [Name in HubEventName]: Set<(payload: HubEvent<Name>) => void> };

const retryDelays = [0, 2_000, 5_000, 10_000, 20_000];

/** Tries for ever: 30 s apart once the first tries have failed, and no two clients at the same instant. */
const nextRetry = (tries: number) => (retryDelays[tries] ?? 30_000) * (0.75 + Math.random() / 2);

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Makes the connection; the SignalR client is fetched when it starts, as the first page can do without it. */
export function openHub(): Hub {
  const handlers: Handlers = {
    OnInfotechEvent: new Set(),
    OnSiteChanged: new Set(),
    OnCaseChanged: new Set(),
  };
  const listen = <Name extends HubEventName>(connection: SignalRConnection, name: Name) =>
    connection.on(name, (payload: HubEvent<Name>) => handlers[name].forEach((handler) => handler(payload)));

  return {
    on: (event, handler) => {
      handlers[event].add(handler);
      return () => handlers[event].delete(handler);
    },
    start: (options) => {
      const run: Run = { stopped: false };
      void stayConnected(run, options, (connection) => {
        listen(connection, 'OnInfotechEvent');
        listen(connection, 'OnSiteChanged');
        listen(connection, 'OnCaseChanged');
      });
      return () => {
        run.stopped = true;
        void run.connection?.stop();
      };
    },
  };
}

interface Run {
  stopped: boolean;
  connection?: SignalRConnection;
}

/** The client reconnects what it has lost by itself, but does not repeat a first try that failed. */
async function stayConnected(run: Run, options: HubStart, listen: (connection: SignalRConnection) => void) {
  const { HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
  const connection = new HubConnectionBuilder()
    .withUrl(options.hubUrl, { accessTokenFactory: options.getToken })
    .withAutomaticReconnect({ nextRetryDelayInMilliseconds: (retry) => nextRetry(retry.previousRetryCount) })
    .configureLogging(LogLevel.None)
    .build();
  run.connection = connection;
  listen(connection);
  const join = () => connection.invoke(connectHub, options.profileId);
  connection.onreconnected(() => void join().then(options.onCaughtUp, () => connection.stop()));

  for (let tries = 0; !run.stopped; tries++) {
    try {
      await connection.start();
      await join();
      if (tries > 0) options.onCaughtUp();
      return;
    } catch {
      await connection.stop();
      await wait(nextRetry(tries + 1));
    }
  }
}
