import type { FastifyInstance } from 'fastify';

import { StartError } from './StartError';

/**
 * Listens on the address of the settings.
 * @throws StartError when the port or the address is not to be had.
 */
export const listen = async (app: FastifyInstance): Promise<void> => {
  const { host, port } = app.settings;
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} er opptatt. Velg en annen med PORT.`, { cause: error });
    if (code === 'EACCES')
      throw new StartError(`Port ${port} krever flere rettigheter. Velg en annen med PORT.`, {
        cause: error,
      });
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(`Adressen ${host} finnes ikke på denne maskinen. Rett HOST.`, { cause: error });
    }
    throw error;
  }
};
