import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import { hubPath } from '@byggtun/shared/contract/hub';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';

import { portalOrigins } from '../http/origins';
import { refuse } from '../http/refuse';
import { requireToken } from '../identity/requireToken';
import { createInvoke } from './connectHub';
import { createGroups } from './groups';
import { HubConnection } from './HubConnection';
import { listenEvents } from './listenEvents';
import { pruneHubEvents } from './pruneHubEvents';

const pruneEvery = 600_000;

const negotiateAnswer = () => ({
  negotiateVersion: 1,
  connectionId: randomUUID(),
  connectionToken: randomUUID(),
  availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
});

const turnAway = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
};

/** Browsers can't set headers on a WebSocket and send the token in the address; other clients use the header. */
const bearerOf = ({ headers }: IncomingMessage) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

/** The hub for real `@microsoft/signalr` clients at `/hubs/portal`. */
export const hubRoutes = (app: FastifyInstance): void => {
  const { database, settings } = app;
  const origins = portalOrigins(settings);
  const groups = createGroups();
  const connections = new Set<HubConnection>();
  const events = listenEvents(database, groups);
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: 65_536,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const isForeign = ({ headers }: { headers: IncomingMessage['headers'] }) =>
    headers.origin !== undefined && !origins.includes(headers.origin);
  const actions = {
    invoke: createInvoke(database.db, groups),
    leave: (connection: HubConnection) => {
      groups.leave(connection);
      connections.delete(connection);
    },
  };

  app.post(`${hubPath}/negotiate`, { onRequest: requireToken, schema: { hide: true } }, (request, reply) => {
    if (isForeign(request)) throw refuse.forbidden();
    return reply.header('cache-control', 'no-store').send(negotiateAnswer());
  });

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://hub');
    if (pathname !== hubPath) return turnAway(socket, '404 Not Found');
    if (isForeign(request)) return turnAway(socket, '403 Forbidden');
    const token = await app.verifyToken(searchParams.get('access_token') ?? bearerOf(request) ?? '');
    if (!token) return turnAway(socket, '401 Unauthorized');
    const { email, expires } = token;
    if (email === undefined) return turnAway(socket, '403 Forbidden');
    server.handleUpgrade(request, socket, head, (opened) => {
      connections.add(new HubConnection(opened, { email, expires }, actions));
    });
  };
  app.server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => socket.destroy());
    upgrade(request, socket, head).catch(() => turnAway(socket, '503 Service Unavailable'));
  });

  let pruning: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await events.start();
    pruning = setInterval(() => void pruneHubEvents(database.db), pruneEvery);
  });
  app.addHook('preClose', async () => {
    clearInterval(pruning);
    for (const connection of connections) connection.close();
    setTimeout(() => {
      for (const connection of connections) connection.cut();
    }, 500).unref();
    await events.stop();
  });
};
