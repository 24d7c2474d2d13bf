import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { addressKey } from '../limit/addressKey';
import type { Limits } from '../limit/limits';
import { openFileLimit } from './openFileLimit';
import { trustOf } from './trustedProxies';

/** Files that the server needs beside its connections: those of the database, what it reads and sends, and the processes that it starts. */
const reserve = 256;

/** So many connections at most that there are files left for the work they ask for; at least a few. */
const mostConnections = ({ of }: Limits, files = openFileLimit()) =>
  Math.min(of.connections, files === undefined ? Infinity : Math.max(16, files - reserve));

/** Bounds the connections to the server, of each address and in all; what is more is closed at once. */
export const connectionLimits = ({
  server,
  limits,
  settings,
}: Pick<FastifyInstance, 'server' | 'limits' | 'settings'>): void => {
  const trust = trustOf(settings);
  const open = new Map<string, number>();
  server.maxConnections = mostConnections(limits);
  server.on('drop', () => limits.met('connections'));
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    // Everybody comes by way of the proxy.
    if (trust && trust(remoteAddress, 0)) return;
    const address = addressKey(remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count <= limits.of.connectionsPerAddress) return;
    limits.met('connectionsPerAddress');
    socket.destroy();
  });
};
