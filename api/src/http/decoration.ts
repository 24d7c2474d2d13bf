import type { Connection } from '../database/connect';
import type { VerifiedToken } from '../identity/requireToken';
import type { VerifyToken } from '../identity/verifyToken';
import type { Settings } from '../settings';

declare module 'fastify' {
  interface FastifyInstance {
    settings: Settings;
    database: Connection;
    verifyToken: VerifyToken;
  }
  interface FastifyRequest {
    /** Set by `requireToken`. */
    token: VerifiedToken | undefined;
  }
}
