import type { FastifyRequest } from 'fastify';

import { refuse } from '../http/refuse';

/** What the API knows of the caller from the verified access token. */
export interface VerifiedToken {
  /** The person's id at the identity provider. */
  subject: string;
  /** The e-mail in small letters; undefined when the authority does not vouch for it. */
  email: string | undefined;
  /** Seconds since 1970. */
  expires: number;
}

/**
 * Checks the token of the `Authorization` header (issuer, audience, signature, expiry) and puts it on the request.
 * @throws Refusal 401 when it is missing or does not hold.
 */
export const requireToken = async (request: FastifyRequest): Promise<void> => {
  const [, text] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  const verified = text === undefined ? undefined : await request.server.verifyToken(text);
  if (!verified) throw refuse.unauthorized();
  request.token = verified;
};
