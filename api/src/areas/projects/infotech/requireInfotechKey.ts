import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyRequest } from 'fastify';

import { refuse } from '../../../core/http/refuse';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Lets the access-control system in by its key; without a key in the settings the endpoint does not exist. */
export const requireInfotechKey = async ({ headers, server }: FastifyRequest): Promise<void> => {
  const { infotechKey } = server.settings;
  if (infotechKey === undefined) throw refuse.notFound();
  const given = headers['x-api-key'];
  const isRight = typeof given === 'string' && timingSafeEqual(digest(given), digest(infotechKey));
  return isRight ? Promise.resolve() : Promise.reject(refuse.unauthorized());
};
