import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';

import { cleanUp } from './cleanUp';
import { until } from './until';

/** A started connection of the real client, and what it has received. */
export interface HubClient {
  connection: HubConnection;
  received: { event: string; payload: unknown }[];
  /** Waits until so many events have come. */
  waitFor: (count: number) => Promise<void>;
}

/** Connects the real SignalR client to the instance at the origin. */
export const connectHubClient = async (
  origin: string,
  token: () => Promise<string>,
  retryAfter = [100, 200, 400],
): Promise<HubClient> => {
  const connection = new HubConnectionBuilder()
    .withUrl(`${origin}/hubs/portal`, { accessTokenFactory: token, transport: HttpTransportType.WebSockets })
    .withAutomaticReconnect(retryAfter)
    .configureLogging(LogLevel.None)
    .build();
  const received: HubClient['received'] = [];
  for (const event of ['OnCaseChanged', 'OnInfotechEvent', 'OnSiteChanged']) {
    connection.on(event, (payload: unknown) => received.push({ event, payload }));
  }
  await connection.start();
  cleanUp(() => connection.stop());
  const waitFor = (count: number) =>
    until(
      () => received.length >= count,
      () => `Only ${received.length} of ${count} events came`,
    );
  return { connection, received, waitFor };
};
