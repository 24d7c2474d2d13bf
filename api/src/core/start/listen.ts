import { once } from 'node:events';
import { createServer } from 'node:net';

import type { FastifyInstance } from 'fastify';

import type { Settings } from '../settings/settings';
import { StartError } from './StartError';

/** PORT below 1024 needs more rights than most have. */
const firstFree = 1024;

const sentenceOf = (host: string, port: number, { code, message }: NodeJS.ErrnoException): string => {
  if (code === 'EADDRINUSE') return `Port ${port} er opptatt. Velg en annen med PORT.`;
  if (code === 'EACCES' && port < firstFree)
    return `Port ${port} krever flere rettigheter. Velg en annen med PORT.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `Adressen ${host} finnes ikke på denne maskinen. Rett HOST.`;
  return `Byggtun kan ikke lytte på adressen ${host} og port ${port} (${code ?? message}). Rett HOST eller PORT.`;
};

const refused = ({ host, port }: Settings, error: unknown) =>
  new StartError(sentenceOf(host, port, error as NodeJS.ErrnoException), { cause: error });

/**
 * Makes sure that the address of the settings can be listened on, before a first start fills a database for it.
 * @throws StartError when the port or the address is not to be had.
 */
export const requireAddress = async (settings: Settings): Promise<void> => {
  const { host, port } = settings;
  const server = createServer().listen({ host, port });
  try {
    await once(server, 'listening');
  } catch (error) {
    throw refused(settings, error);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
};

/** Listens on the address of the settings. @throws StartError when the port or the address is not to be had. */
export const listen = async (app: FastifyInstance): Promise<void> => {
  const { host, port } = app.settings;
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw refused(app.settings, error);
  }
};
