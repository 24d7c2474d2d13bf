import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

import { hubPath } from '@byggtun/shared/contract/hub';
import type { FastifyInstance } from 'fastify';

import { portalOrigins } from '../http/origins';
import { refuse } from '../http/refuse';
import { requireToken } from '../identity/requireToken';
import { createFairQueue } from '../limit/createFairQueue';
import { createInvoke } from './connectHub';
import { createAdmission } from './createAdmission';
import { createRecheck } from './createRecheck';
import { createGroups } from './groups';
import { type HubActions, HubConnection } from './HubConnection';
import { listenEvents } from './listenEvents';
import { openUpgrade } from './openUpgrade';
import { pruneHubEvents } from './pruneHubEvents';

const pruneEvery = 600_000;

const negotiateAnswer = () => ({
  negotiateVersion: 1,
  connectionId: randomUUID(),
  connectionToken: randomUUID(),
  availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
});

/** The hub for real `@microsoft/signalr` clients at `/hubs/portal`. */
export const hubRoutes = (app: FastifyInstance): void => {
  const { database, settings, limits } = app;
  const origins = portalOrigins(settings);
  const groups = createGroups();
  const connections = new Map<HubConnection, () => void>();
  const recheck = createRecheck({ db: database.db, groups, log: app.log });
  const events = listenEvents(database, groups, recheck);
  const admission = createAdmission(limits);
  const { hubInvocationsAtOnce: perKey, hubConnectionsPerPerson: waiting } = limits.of;
  const turns = createFairQueue({ perKey, waiting });
  const invoke = createInvoke(database.db, groups);
  const isForeign = ({ headers }: { headers: IncomingMessage['headers'] }) =>
    headers.origin !== undefined && !origins.includes(headers.origin);
  const actions: HubActions = {
    invoke: (connection, ...asked) => turns.run(connection.email, () => invoke(connection, ...asked)),
    leave: (connection) => {
      groups.leave(connection);
      connections.get(connection)?.();
      connections.delete(connection);
    },
    flooded: ({ email }) => admission.pause(email),
  };

  app.post(`${hubPath}/negotiate`, { onRequest: requireToken, schema: { hide: true } }, (request, reply) => {
    if (isForeign(request)) throw refuse.forbidden();
    return reply.header('cache-control', 'no-store').send(negotiateAnswer());
  });
  openUpgrade(app, {
    admission,
    isForeign,
    opened: (socket, { leave, ...token }) =>
      connections.set(new HubConnection(socket, token, actions, limits), leave),
  });

  const timers: NodeJS.Timeout[] = [];
  app.addHook('onReady', async () => {
    await events.start();
    timers.push(
      setInterval(() => void pruneHubEvents(database.db), pruneEvery),
      // A net, should a change not be told of.
      setInterval(() => recheck(), limits.of.hubRecheckSeconds * 1000),
    );
  });
  app.addHook('preClose', async () => {
    timers.forEach(clearInterval);
    for (const connection of connections.keys()) connection.close();
    setTimeout(() => {
      for (const connection of connections.keys()) connection.cut();
    }, 500).unref();
    await events.stop();
  });
};
