import type { FastifyInstance } from 'fastify';

import type { Settings } from '../settings/settings';
import { addressOfHost } from './addressOfHost';
import { type Addresses, portalOrigins } from './origins';
import { Refusal } from './refuse';

/** Names of this machine, at any port: whoever opens them has come to this very machine. */
const loopback = ['localhost', '127.0.0.1', '[::1]'];

const text = 'Byggtun svarer ikke på denne adressen. Åpne portalen på adressen du har fått oppgitt.';

/** @throws Refusal 421 */
export const misdirected = (): Refusal => new Refusal(421, 'misdirected', text);

/** Whether a host is the portal's own: by DNS rebinding another's page would else be of the same origin as the portal that it calls. */
export const createIsOwnHost = (settings: Addresses) => {
  const { protocol } = new URL(settings.publicUrl);
  const own = new Set(portalOrigins(settings).map((origin) => new URL(origin).host));
  return (host: string): boolean => {
    const asked = addressOfHost(host, protocol);
    return asked !== undefined && (own.has(asked.host) || loopback.includes(asked.hostname));
  };
};

/** Any host may ask whether the server is well: load balancers ask by its address. */
const isOpen = (url: string) => url === '/api/health' || url.startsWith('/api/health?');

/** Refuses what is asked of a host that is not the portal's. */
export const requireOwnHost = (app: FastifyInstance, settings: Settings): void => {
  const isOwn = createIsOwnHost(settings);
  app.addHook('onRequest', async ({ host, url }, reply) => {
    if (isOwn(host) || isOpen(url)) return;
    if (url.startsWith('/api/') || url.startsWith('/hubs/')) throw misdirected();
    return reply.code(421).type('text/plain; charset=utf-8').send(text);
  });
};
